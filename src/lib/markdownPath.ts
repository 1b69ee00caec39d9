import type { CodeStyling, CodeVariant } from './contracts/demos';
import { getVersionRoot, splitVersionPath } from './docsVersions';

/** The language and styling of a page's demos. */
export interface MarkdownVariant {
  language: CodeVariant;
  styling: CodeStyling;
}

/** Served under the name without a suffix; a page only has the other variants that differ. */
export const DEFAULT_VARIANT: MarkdownVariant = { language: 'TS', styling: 'system' };

const STYLING_MARKS: Record<CodeStyling, string> = {
  system: '',
  Tailwind: '.tailwind',
  CSS: '.css',
};

/** `/x/` and `/x/v7/` would get the names of `/x` and `/x/v7`. */
function isRoot(path: string): boolean {
  const place = splitVersionPath(path);
  return place !== undefined && getVersionRoot(place.version) === path;
}

/**
 * Where a page is served as Markdown: `/x/react-data-grid/sorting/` →
 * `/x/react-data-grid/sorting.md`, `/x/` → `/x/index.md`; with Tailwind and in JavaScript
 * `/x/react-data-grid/sorting.tailwind.js.md`. A page without demos only has the default, and one
 * whose demos lack a styling has no variant for it.
 *
 * @param path without base URL, hash and query, with a trailing slash
 */
export function getMarkdownPath(
  path: string,
  { language, styling }: MarkdownVariant = DEFAULT_VARIANT,
): string {
  const name = isRoot(path) ? `${path}index` : path.replace(/\/$/, '');
  return `${name}${STYLING_MARKS[styling]}${language === 'JS' ? '.js' : ''}.md`;
}
