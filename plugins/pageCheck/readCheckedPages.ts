import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { VFile } from 'vfile';
import type { VersionName } from '../../src/lib/docsVersions';
import { apiSectionPlugin } from '../apiReference/apiSectionPlugin';
import { knownProblemsPlugin } from '../knownProblems';
import { readProblems, type ReadProblems } from '../knownProblems/readProblems';
import { parseMarkdown } from '../mdx/parseMarkdown';
import type { PageDiagnostic } from '../mdx/pageDiagnostic';
import { listPageFiles } from '../versions/listPageFiles';
import { listIds } from './listIds';
import type { CheckedPage } from './page';

export interface ReadPage extends CheckedPage {
  /** Syntax errors. */
  mistakes: readonly PageDiagnostic[];
}

interface PageSource {
  siteDir: string;
  docsDir: string;
  version: VersionName;
}

interface Cached {
  read: ReadPage;
  /** The source of its section of known problems. */
  known: ReadProblems;
}

/** Results by page, because a save changes one page and all are checked. */
const cache = new Map<string, Cached>();

async function readFrontMatter(file: string, text: string): Promise<Record<string, unknown>> {
  try {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: text });
    return frontMatter;
  } catch {
    // The front matter check reports it.
    return {};
  }
}

async function readPage(name: string, { siteDir, docsDir, version }: PageSource) {
  const file = `${docsDir}/${name}`;
  const absolute = path.join(siteDir, file);
  const text = await readFile(absolute, 'utf8');
  const known = readProblems(path.join(siteDir, docsDir));
  const cached = cache.get(absolute);
  if (cached?.read.text === text && cached.known === known) {
    return cached.read;
  }
  const frontMatter = await readFrontMatter(file, text);
  const { tree, diagnostics } = parseMarkdown(text);
  const source = new VFile({ path: absolute, data: { frontMatter } });
  await knownProblemsPlugin()(tree, source);
  apiSectionPlugin()(tree, source);
  const page = name.replace(/index\.mdx$/, '');
  const ids = await listIds(tree);
  const read = { file, page, version, text, frontMatter, tree, ids, mistakes: diagnostics };
  cache.set(absolute, { read, known });
  return read;
}

/** Reads the handwritten pages of a docs version. */
export async function readCheckedPages(source: PageSource): Promise<ReadPage[]> {
  const names = await listPageFiles(source.siteDir, source.docsDir);
  return Promise.all(names.map((name) => readPage(name, source)));
}
