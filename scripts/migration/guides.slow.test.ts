import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown } from '../../plugins/mdx/parseMarkdown';
import { listIds } from '../../plugins/pageCheck/listIds';
import { getDocsDir } from '../../src/lib/docsVersions';
import { migrations } from './guides';
import { applyEdits, compile, readFiles, runCodemods } from './migrateSample';

const SITE_DIR = path.join(__dirname, '../..');

/** Each sample app is migrated to the next major as a reader would do it, using only the guide. */
describe.each(Object.entries(migrations))('the sample of %s', (name, migration) => {
  const { guide, from, to, codemods, edits } = migration;
  const sampleDir = path.join(__dirname, 'samples', name);

  it('is an app of the previous major', () => {
    expect(compile(SITE_DIR, from, readFiles(sampleDir))).toEqual([]);
  });

  it('is changed where the guide says so, with its commands', async () => {
    const text = readFileSync(path.join(SITE_DIR, getDocsDir(to), guide, 'index.mdx'), 'utf8');
    codemods.forEach((codemod) => expect(text).toContain(`npx @mui/x-codemod@latest ${codemod} `));
    const ids = await listIds(parseMarkdown(text).tree);
    expect([...ids.keys()]).toEqual(expect.arrayContaining(edits.map(({ section }) => section)));
  });

  it('compiles with the next major only after the codemods and the edits', () => {
    const migrated = runCodemods(sampleDir, codemods);
    expect(compile(SITE_DIR, to, readFiles(sampleDir))).not.toEqual([]);
    expect(compile(SITE_DIR, to, migrated)).not.toEqual([]);
    expect(compile(SITE_DIR, to, applyEdits(migrated, edits))).toEqual([]);
  }, 120_000);
});
