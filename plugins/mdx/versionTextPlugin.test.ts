import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { versionTextPlugin } from './versionTextPlugin';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'version-text-'));
  for (const [docsDir, version] of [
    ['docs', '8.8.0'],
    ['versioned_docs/version-v7', '7.29.13'],
  ] as const) {
    mkdirSync(path.join(siteDir, docsDir, 'a'), { recursive: true });
    writeFileSync(path.join(siteDir, docsDir, 'package.json'), JSON.stringify({ version }));
  }
});

afterEach(() => rmSync(siteDir, { recursive: true }));

async function run(docsDir: string, value: string): Promise<string[]> {
  const file = new VFile({ path: path.join(siteDir, docsDir, 'a/index.mdx'), value });
  const processor = unified().use(remarkParse).use(versionTextPlugin);
  const tree = await processor.run(processor.parse(file), file);
  const values: string[] = [];
  visit(tree, (node) => {
    if ('value' in node) {
      values.push(String(node.value));
    }
  });
  return values;
}

const PAGE = 'Add `@^%version%` to %version%.\n\n```bash\nnpm install a@%version%\n```\n';

it.each([
  ['docs', '8.8.0'],
  ['versioned_docs/version-v7', '7.29.13'],
])('text and code of %s mention %s', async (docsDir, version) => {
  expect(await run(docsDir, PAGE)).toEqual([
    'Add ',
    `@^${version}`,
    ` to ${version}.`,
    `npm install a@${version}`,
  ]);
});

it('leaves everything else unchanged', async () => {
  expect(await run('docs', '100 % of 8.7.0')).toEqual(['100 % of 8.7.0']);
});
