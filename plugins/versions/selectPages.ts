import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { findVersionOfDir, getVersionRoot } from '../../src/lib/docsVersions';
import { findDocsDir } from '../packages/installed';

/** Environment variable with the pages of a build that contains only some. */
export const PAGES_VARIABLE = 'DOCS_PAGES';

/**
 * Environment variable, `true` for test builds, which omit link pictures because they take a minute
 * and no browser shows them.
 */
export const QUICK_VARIABLE = 'QUICK_BUILD';

/** The URLs in a list (`/x/react-charts/bars/,/x/v7/react-charts/`); undefined for all pages. */
export function parseSelectedPages(list: string | undefined): ReadonlySet<string> | undefined {
  return list ? new Set(list.split(',')) : undefined;
}

/** `docs/react-charts/bars/index.mdx` → `/x/react-charts/bars/` */
function getAddress(filePath: string): string {
  const docsDir = findDocsDir(filePath);
  const folder = path.relative(docsDir, path.dirname(filePath)).split(path.sep).join('/');
  return `${getVersionRoot(findVersionOfDir(docsDir))}${folder}/`;
}

/** Whether a page, given by its absolute path, is part of a build; undefined if all are. */
export function createPageFilter(
  selected: ReadonlySet<string> | undefined,
): ((file: string) => boolean) | undefined {
  return selected && ((file) => selected.has(getAddress(file)));
}

/**
 * Leaves every page out of a build that isn't in `selected`: Docusaurus treats it as a draft, which
 * has no route and no sidebar entry.
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
