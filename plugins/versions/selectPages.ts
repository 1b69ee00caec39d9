import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { findVersionOfDir, getVersionRoot } from '../../src/lib/docsVersions';
import { findDocsDir } from '../packages/installed';

/** Names the pages of a build that is to have only some, in the environment. */
export const PAGES_VARIABLE = 'DOCS_PAGES';

/**
 * Says in the environment, as `true`, that a build is for tests: it does without pictures for links,
 * which take a minute and which no browser shows.
 */
export const QUICK_VARIABLE = 'QUICK_BUILD';

/** The addresses in a list (`/x/react-charts/bars/,/x/v7/react-charts/`); undefined for all pages. */
export function parseSelectedPages(list: string | undefined): ReadonlySet<string> | undefined {
  return list ? new Set(list.split(',')) : undefined;
}

/** `docs/react-charts/bars/index.mdx` → `/x/react-charts/bars/` */
function getAddress(filePath: string): string {
  const docsDir = findDocsDir(filePath);
  const folder = path.relative(docsDir, path.dirname(filePath)).split(path.sep).join('/');
  return `${getVersionRoot(findVersionOfDir(docsDir))}${folder}/`;
}

/** Whether a page, by its absolute path, is among those of a build; undefined where all are. */
export function createPageFilter(
  selected: ReadonlySet<string> | undefined,
): ((file: string) => boolean) | undefined {
  return selected && ((file) => selected.has(getAddress(file)));
}

/**
 * Leaves every page out of a build that is not among `selected`: Docusaurus takes it for a draft,
 * which has no route and no entry in the sidebar.
 */
export function selectPages(
  parse: ParseFrontMatter,
  selected: ReadonlySet<string> | undefined,
): ParseFrontMatter {
  return async (params) => {
    const parsed = await parse(params);
    return !selected || selected.has(getAddress(params.filePath))
      ? parsed
      : { ...parsed, frontMatter: { ...parsed.frontMatter, draft: true } };
  };
}
