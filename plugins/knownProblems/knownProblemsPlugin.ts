import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import type { VFile } from 'vfile';
import { isElement } from '../mdx/nodes';
import { findDocsDir } from '../packages/installed';
import { createOverview } from './createOverview';
import { createSection, getPagePath } from './problemNodes';
import { readProblems, type LocatedProblem } from './readProblems';

/** The element on the page that shows all problems. */
export const OVERVIEW_ELEMENT = 'KnownProblems';

/** The heading of a page's last section, which follows the problems. */
const END_HEADING = 'Next steps';

function isEnd(node: Node): boolean {
  return node.type === 'heading' && toString(node) === END_HEADING;
}

/** Titles of pages (`/x/react-charts/bars/`); missing pages have none. */
async function readTitles(
  docsDir: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const titles = await Promise.all(
    pages.map(async (page): Promise<[string, string][]> => {
      const filePath = path.join(docsDir, page.replace(/^\/x\//, ''), 'index.mdx');
      try {
        const fileContent = await readFile(filePath, 'utf8');
        const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
        return [[page, String(frontMatter.title)]];
      } catch {
        // The page check reports it.
        return [];
      }
    }),
  );
  return new Map(titles.flat());
}

async function fillOverview(
  children: Node[],
  problems: readonly LocatedProblem[],
  docsDir: string,
): Promise<Node[]> {
  const isOverview = (node: Node) => isElement(node) && node.name === OVERVIEW_ELEMENT;
  if (!children.some(isOverview)) {
    return children;
  }
  const pages = new Set(problems.flatMap((problem) => problem.pages.map(getPagePath)));
  const titles = await readTitles(docsDir, [...pages]);
  return children.flatMap((node) => (isOverview(node) ? createOverview(problems, titles) : [node]));
}

/**
 * Adds the known problems that affect a page before its "Next steps", and replaces
 * `<KnownProblems />` with all of them. Runs before the headings of a page are listed.
 */
export function knownProblemsPlugin() {
  return async (tree: Node, file: VFile): Promise<void> => {
    const docsDir = findDocsDir(path.resolve(file.path));
    const { problems } = readProblems(docsDir);
    const folder = path.relative(docsDir, path.dirname(path.resolve(file.path)));
    const page = `/x/${folder.split(path.sep).join('/')}/`;
    const own = problems.filter((problem) => problem.pages.map(getPagePath).includes(page));
    const root = tree as Parent;
    root.children = await fillOverview(root.children, problems, docsDir);
    if (own.length > 0) {
      const end = root.children.findIndex(isEnd);
      root.children.splice(end === -1 ? root.children.length : end, 0, ...createSection(own, page));
    }
  };
}
