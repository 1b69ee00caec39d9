import { PLANS } from '../../src/lib/products';
import { isExternalEntry, listEntries } from '../../nav/entries';
import type { NavEntry } from '../../nav/types';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { suggest } from '../../src/lib/suggest';
import type { Place } from './readNavSources';

/** Plans that a badge may show; the free plan needs none. */
export const PAID_PLANS: readonly string[] = PLANS.filter((plan) => plan !== 'community');

const FIELDS = [
  'pathname',
  'title',
  'subheader',
  'children',
  'plan',
  'newFeature',
  'planned',
  'unstable',
];

/** Component and hook API tabs share the pathname of their page. */
function mayRepeat(pathname: string): boolean {
  return /\/(components|hooks)-api(\/|$)/.test(pathname);
}

function describeDiagnostics(entry: NavEntry): string[] {
  const messages: string[] = [];
  const unknown = Object.keys(entry).filter((field) => !FIELDS.includes(field));
  for (const field of unknown) {
    messages.push(
      `Unknown field "${field}".${suggest(field, FIELDS)} An entry may have: ${FIELDS.join(', ')}.`,
    );
  }
  if (entry.plan !== undefined && !PAID_PLANS.includes(entry.plan)) {
    messages.push(`Unknown plan "${entry.plan}". A plan is one of: ${PAID_PLANS.join(', ')}.`);
  }
  if (!isExternalEntry(entry) && !entry.pathname.startsWith('/x/')) {
    messages.push(`"${entry.pathname}" is outside /x/. Pages of the docs start with "/x/".`);
  }
  if (entry.pathname.startsWith('/') && entry.pathname.endsWith('/')) {
    messages.push(`"${entry.pathname}" ends with a slash. Remove the slash.`);
  }
  if (entry.children?.length === 0) {
    messages.push(`"${entry.pathname}" is a group without pages. Add a page or remove it.`);
  }
  if (entry.subheader !== undefined && !entry.children) {
    messages.push(`"${entry.pathname}" is a subheader without children. Use "title" for a page.`);
  }
  return messages;
}

/** Checks the entries of the tree without looking at pages. */
export function validateEntries(
  entries: readonly NavEntry[],
  places: ReadonlyMap<string, readonly Place[]>,
): Diagnostic[] {
  const seen = new Map<string, number>();
  return listEntries(entries).flatMap((entry) => {
    const nth = seen.get(entry.pathname) ?? 0;
    seen.set(entry.pathname, nth + 1);
    const found = places.get(entry.pathname) ?? [];
    const place = found[nth] ?? found[0] ?? { file: 'nav/index.ts', line: 1, column: 1 };
    const messages = describeDiagnostics(entry);
    if (nth > 0 && !mayRepeat(entry.pathname)) {
      const first = found[0];
      const where = first ? ` at ${first.file}:${first.line}` : '';
      messages.push(
        `Duplicate pathname "${entry.pathname}", first used${where}. Only component and hook API tabs may share one.`,
      );
    }
    return messages.map((message) => ({ ...place, message }));
  });
}
