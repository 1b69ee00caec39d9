import { isExternalEntry, isGroup } from '../../nav/entries';
import { BADGE_FIELDS, type NavEntry } from '../../nav/types';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { Place } from './readNavSources';
import type { Page } from './readPages';

function findDisagreements(entry: NavEntry, { file, frontMatter, lines }: Page): Diagnostic[] {
  return BADGE_FIELDS.filter(
    (field) => field in frontMatter && frontMatter[field] !== (entry[field] ?? false),
  ).map((field) => ({
    file,
    line: lines[field] ?? 1,
    message: `Front matter says ${field}: ${String(frontMatter[field])}, but the navigation says ${field}: ${String(entry[field] ?? 'nothing')} for "${entry.pathname}". Make them match.`,
  }));
}

/**
 * The pages of the tree. The plan of a group applies to all of its pages, whose entries needn't
 * repeat it.
 */
function listLeaves(entries: readonly NavEntry[], plan?: NavEntry['plan']): NavEntry[] {
  return entries.flatMap((entry) =>
    isGroup(entry)
      ? listLeaves(entry.children ?? [], entry.plan ?? plan)
      : [{ ...entry, plan: entry.plan ?? plan }],
  );
}

/** Checks that the tree and the pages match and agree on badges. */
export function validatePages(
  entries: readonly NavEntry[],
  pages: readonly Page[],
  { places, docsDir }: { places: ReadonlyMap<string, readonly Place[]>; docsDir: string },
): Diagnostic[] {
  const leaves = new Map(
    listLeaves(entries)
      .filter((entry) => !isExternalEntry(entry))
      .map((entry) => [entry.pathname, entry]),
  );
  const pathnames = new Set(pages.map((page) => page.pathname));
  const withoutPage = [...leaves.keys()]
    .filter((pathname) => !pathnames.has(pathname))
    .map((pathname) => ({
      ...(places.get(pathname)?.[0] ?? { file: 'nav/index.ts', line: 1, column: 1 }),
      message: `"${pathname}" has no page. Write ${docsDir}/${pathname.replace(/^\/x\//, '')}/index.mdx or remove the entry.`,
    }));
  return pages.reduce<Diagnostic[]>((diagnostics, page) => {
    const entry = leaves.get(page.pathname);
    if (entry) {
      return [...diagnostics, ...findDisagreements(entry, page)];
    }
    if (page.frontMatter.unlisted === true) {
      return diagnostics;
    }
    const message = `"${page.pathname}" isn't in the navigation. Add an entry in nav/, or set "unlisted: true" to hide the page from readers.`;
    return [...diagnostics, { file: page.file, line: 1, message }];
  }, withoutPage);
}
