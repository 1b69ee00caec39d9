import { PASSAGE_END, SEARCH_KINDS, type SearchEntry } from '../contracts/search';
import { PLANS } from '../products';

/**
 * Consecutive entries on a page with the same kind, whose names and anchors have common prefixes:
 * `[kind, prefix of the names, prefix of the anchors, the rest of each]`. The rests are in one
 * string, separated by spaces; `*` after one means Pro, two mean Premium.
 */
type PackedRows = [kind: number, name: string, anchor: string, rests: string];

/**
 * A single entry: `[kind, title, anchor, plan]`; without an anchor, it's derived from the title.
 */
type PackedEntry = [kind: number, title: string, anchor?: string | 0, plan?: number];

interface PackedPage {
  kind: number;
  title: string;
  path: string;
  plan?: number;
  text: string;
  /** Rows have a string as their fourth element. */
  entries: (PackedRows | PackedEntry)[];
}

/** What can be found, without the texts about it: a file for each section of a version. */
export interface PackedNames {
  pages: PackedPage[];
}

/**
 * The text about each entry, in the order of the names. For pages, it's the text after their
 * description, which is included with the names.
 */
export interface PackedTexts {
  texts: string[];
  /** The index of an entry's text; -1 for none. */
  indices: number[];
  /** Other names of entries, by index. */
  aliases: Record<number, string>;
}

/** `Sort from the start` → `sort-from-the-start`, the ID of most headings. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function getCommonEnd(a: string, b: string): string {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) {
    length += 1;
  }
  return length === 0 ? '' : a.slice(-length);
}

const getPlanIndex = ({ plan }: SearchEntry) => (plan ? PLANS.indexOf(plan) : 0);

function splitPath(path: string): [page: string, anchor: string] {
  const [page = '', anchor = ''] = path.split('#');
  return [page, anchor];
}

/** Adds an entry to its page, and to the preceding rows if they're of the same kind. */
function addEntry(page: PackedPage, entry: SearchEntry): void {
  const kind = SEARCH_KINDS.indexOf(entry.kind);
  const [, anchor] = splitPath(entry.path);
  const plan = getPlanIndex(entry);
  const end = getCommonEnd(entry.title, anchor);
  if (/\s|\*/.test(entry.title) || end.length < 2) {
    const place = anchor === toAnchor(entry.title) ? 0 : anchor;
    page.entries.push(
      plan
        ? [kind, entry.title, place, plan]
        : place
          ? [kind, entry.title, place]
          : [kind, entry.title],
    );
    return;
  }
  const name = entry.title.slice(0, -end.length);
  const start = anchor.slice(0, -end.length);
  const rest = end + '*'.repeat(plan);
  const last = page.entries.at(-1);
  if (
    last &&
    typeof last[3] === 'string' &&
    last[0] === kind &&
    last[1] === name &&
    last[2] === start
  ) {
    last[3] += ` ${rest}`;
  } else {
    page.entries.push([kind, name, start, rest]);
  }
}

/** The published names and body text of entries, each page before its entries. */
export function packEntries(entries: readonly SearchEntry[]): {
  names: PackedNames;
  texts: PackedTexts;
} {
  const names: PackedNames = { pages: [] };
  const texts: PackedTexts = { texts: [], indices: [], aliases: {} };
  const known = new Map<string, number>();
  const addText = (text: string) => {
    if (text !== '' && !known.has(text)) {
      known.set(text, texts.texts.push(text) - 1);
    }
    texts.indices.push(text === '' ? -1 : known.get(text)!);
  };
  for (const entry of entries) {
    const { text = '', aliases } = entry;
    if (aliases !== undefined) {
      texts.aliases[texts.indices.length] = aliases;
    }
    if (entry.page === undefined) {
      const plan = getPlanIndex(entry);
      const [description = '', ...passages] = text.split(PASSAGE_END);
      addText(passages.join(PASSAGE_END));
      names.pages.push({
        kind: SEARCH_KINDS.indexOf(entry.kind),
        title: entry.title,
        path: entry.path,
        ...(plan > 0 && { plan }),
        text: description,
        entries: [],
      });
      continue;
    }
    addEntry(names.pages.at(-1)!, entry);
    addText(text);
  }
  return { names, texts };
}

function* unpackRows(
  page: PackedPage,
  [kind, name, start, rests]: PackedRows,
): Generator<SearchEntry> {
  for (const rest of rests.split(' ')) {
    const [, end = '', stars = ''] = /^(.*?)(\**)$/.exec(rest)!;
    yield {
      kind: SEARCH_KINDS[kind]!,
      title: name + end,
      path: `${page.path}#${start}${end}`,
      page: page.title,
      plan: stars ? PLANS[stars.length] : undefined,
    };
  }
}

/** The entries of a file, in the order in which they were packed. */
export function unpackNames({ pages }: PackedNames): SearchEntry[] {
  return pages.flatMap((page) => [
    {
      kind: SEARCH_KINDS[page.kind]!,
      title: page.title,
      path: page.path,
      plan: page.plan ? PLANS[page.plan] : undefined,
      text: page.text,
    },
    ...page.entries.flatMap((packed): SearchEntry[] => {
      if (typeof packed[3] === 'string') {
        return [...unpackRows(page, packed as PackedRows)];
      }
      const [kind, title, anchor, plan] = packed as PackedEntry;
      return [
        {
          kind: SEARCH_KINDS[kind]!,
          title,
          path: `${page.path}#${anchor || toAnchor(title)}`,
          page: page.title,
          plan: plan ? PLANS[plan] : undefined,
        },
      ];
    }),
  ]);
}

/** Adds the texts to the entries of the same section. */
export function addTexts(
  entries: readonly SearchEntry[],
  { texts, indices, aliases }: PackedTexts,
): SearchEntry[] {
  return entries.map((entry, position) => {
    const added = texts[indices[position]!];
    const text =
      entry.page === undefined && added !== undefined
        ? `${entry.text}${PASSAGE_END}${added}`
        : (added ?? entry.text);
    return { ...entry, text, aliases: aliases[position] };
  });
}
