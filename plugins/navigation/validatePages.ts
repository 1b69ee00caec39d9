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
    message: `Front matter says ${field}: ${String(frontMatter[field])}, the navigation says ${field}: ${String(entry[field] ?? 'nothing')} for "${entry.pathname}". Make them agree.`,
  }));
}

/** The pages of the tree. What a group costs, all of its pages do, whose entries need not say it. */
function listLeaves(entries: readonly NavEntry[], plan?: NavEntry['plan']): NavEntry[] {
  return entries.flatMap((entry) =>
    isGroup(entry)
      ? listLeaves(entry.children ?? [], entry.plan ?? plan)
      : [{ ...entry, plan: entry.plan ?? plan }],
  );
}

/** Checks that the tree and the pages know each other and agree about marks. */
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
    const message = `"${page.pathname}" is not in the navigation. Add an entry in nav/, or set "unlisted: true" for a page that nobody is to find.`;
    return [...diagnostics, { file: page.file, line: 1, message }];
  }, withoutPage);
}
