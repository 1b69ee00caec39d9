import { isExternalEntry, isGroup, listEntries } from '../../nav/entries';
import { MARK_FIELDS, type NavEntry } from '../../nav/types';
import type { Fault } from '../../src/lib/fault';
import type { Place } from './readNavSources';
import type { Page } from './readPages';

function findDisagreements(entry: NavEntry, { file, frontMatter, lines }: Page): Fault[] {
  return MARK_FIELDS.filter(
    (field) => field in frontMatter && frontMatter[field] !== (entry[field] ?? false),
  ).map((field) => ({
    file,
    line: lines[field] ?? 1,
    message: `Front matter says ${field}: ${String(frontMatter[field])}, the navigation says ${field}: ${String(entry[field] ?? 'nothing')} for "${entry.pathname}". Make them agree.`,
  }));
}

/** Checks that the tree and the pages know each other and agree about marks. */
export function validatePages(
  entries: readonly NavEntry[],
  pages: readonly Page[],
  { places, docsDir }: { places: ReadonlyMap<string, readonly Place[]>; docsDir: string },
): Fault[] {
  const leaves = new Map(
    listEntries(entries)
      .filter((entry) => !isGroup(entry) && !isExternalEntry(entry))
      .map((entry) => [entry.pathname, entry]),
  );
  const pathnames = new Set(pages.map((page) => page.pathname));
  const withoutPage = [...leaves.keys()]
    .filter((pathname) => !pathnames.has(pathname))
    .map((pathname) => ({
      ...(places.get(pathname)?.[0] ?? { file: 'nav/index.ts', line: 1 }),
      message: `"${pathname}" has no page. Write ${docsDir}/${pathname.replace(/^\/x\//, '')}/index.mdx or remove the entry.`,
    }));
  return pages.reduce<Fault[]>((faults, page) => {
    const entry = leaves.get(page.pathname);
    if (entry) {
      return [...faults, ...findDisagreements(entry, page)];
    }
    if (page.frontMatter.unlisted === true) {
      return faults;
    }
    const message = `"${page.pathname}" is not in the navigation. Add an entry in nav/, or set "unlisted: true".`;
    return [...faults, { file: page.file, line: 1, message }];
  }, withoutPage);
}
