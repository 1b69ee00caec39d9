import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { PASSAGE_END, type SearchEntry, type SearchSection } from '../contracts/search';
import type { VersionName } from '../docsVersions';
import { addTexts, unpackNames, type PackedNames, type PackedTexts } from './packIndex';
import { compact, isStopWord, splitWords, stem, tokenize } from './tokenize';

/** A word with its normalized form for comparisons. */
export interface Word {
  text: string;
  stem: string;
}

/** An entry with the parts of its name that ranking needs. */
export interface IndexedEntry {
  entry: SearchEntry;
  /** Its name as one string, and as words. */
  whole: string;
  words: readonly Word[];
  /** The page's title as one string; undefined for pages. */
  owner: string | undefined;
  /** Words of the page's title and of old names, for entries written in prose. */
  context: readonly Word[];
}

/** How well names and passages match a term; those that don't match are missing. */
export interface Found {
  /** By index in `entries`. */
  names: ReadonlyMap<number, number>;
  /** By index in `passages`. */
  passages: ReadonlyMap<number, number>;
}

/** The searchable data of a section. */
export interface SectionIndex {
  version: VersionName;
  section: SearchSection;
  entries: readonly IndexedEntry[];
  /** The entry of each passage, as its index in `entries`. */
  passages: readonly number[];
  find: (term: string) => Found;
}

/** In words of at least this length, a quarter of the letters may be wrong. */
const FUZZY_LENGTH = 4;
const FUZZINESS = 0.25;

/** A reference page has many rows: they only get the name from its title, not its words. */
const IN_PROSE = new Set(['heading', 'demo', 'problem']);

/** Receives finished tokens: we split entries and terms ourselves. */
const splitTokens = (text: string) => text.split(' ');

export const readWords = (text: string): Word[] =>
  splitWords(text).map((word) => ({ text: word, stem: stem(word) }));

/** The meaningful words of a name; all of them if none is. */
function readNameWords(title: string): Word[] {
  const words = readWords(title);
  const telling = words.filter(({ text }) => !isStopWord(text));
  return /\s/.test(title) && telling.length > 0 ? telling : words;
}

/** The number of entries indexed at a time, between which the page can respond. */
const CHUNK_SIZE = 300;

async function createMiniSearch(documents: readonly Record<string, string>[]) {
  const search = new MiniSearch({
    fields: Object.keys(documents[0] ?? {}),
    tokenize: splitTokens,
    processTerm: (token) => token,
  });
  await search.addAllAsync(
    documents.map((document, id) => ({ id, ...document })),
    { chunkSize: CHUNK_SIZE },
  );
  return search;
}

const readNames = ({ title, page = '', kind }: SearchEntry) => ({
  title: [...new Set([compact(title), ...tokenize(title)])].join(' '),
  page: (IN_PROSE.has(kind) ? tokenize(page) : [compact(page)]).join(' '),
});

interface Passage {
  /** The index of its entry. */
  place: number;
  text: string;
}

const listPassages = (entries: readonly SearchEntry[]): Passage[] =>
  entries.flatMap(({ text = '', aliases = '' }, place) =>
    [...text.split(PASSAGE_END), aliases]
      .filter(Boolean)
      .map((passage) => ({ place, text: tokenize(passage).join(' ') })),
  );

/** Matches a term as it appears in names, or all of its words; as typed, or with typos. */
function createQuery(term: string, isMistyped: boolean): Query {
  const words = splitWords(term);
  const whole = compact(term);
  const options = {
    prefix: (token: string) => token.length > 1,
    fuzzy: (token: string) => isMistyped && token.length >= FUZZY_LENGTH && FUZZINESS,
    weights: { prefix: 0.6, fuzzy: 0.3 },
  };
  const ask = (word: string): Query => ({
    combineWith: 'OR',
    queries: [...new Set([word, stem(word)])],
    ...options,
  });
  return words.length < 2
    ? ask(whole)
    : { combineWith: 'OR', queries: [ask(whole), { combineWith: 'AND', queries: words.map(ask) }] };
}

const listScores = (results: readonly SearchResult[]): Map<number, number> =>
  new Map(results.map(({ id, score }) => [id as number, score]));

const indexEntry = (entry: SearchEntry): IndexedEntry => ({
  entry,
  whole: compact(entry.title),
  words: readNameWords(entry.title),
  owner: entry.page === undefined ? undefined : compact(entry.page),
  context: IN_PROSE.has(entry.kind) ? readWords(entry.page ?? '') : [],
});

/** Other names of a section count as much as its page's title. */
const addAliases = (indexed: IndexedEntry): IndexedEntry =>
  indexed.entry.aliases === undefined
    ? indexed
    : { ...indexed, context: [...indexed.context, ...readWords(indexed.entry.aliases)] };

/** Searches for what is typed; if that doesn't exist, for what may have been meant. */
const createFind =
  (byName: MiniSearch, byPassage: MiniSearch): SectionIndex['find'] =>
  (term) => {
    const ask = (isMistyped: boolean): Found => {
      const query = createQuery(term, isMistyped);
      return {
        names: listScores(byName.search(query, { boost: { title: 2, page: 0.6 } })),
        passages: listScores(byPassage.search(query)),
      };
    };
    const typed = ask(false);
    return typed.names.size + typed.passages.size > 0 ? typed : ask(true);
  };

/** A section that can be searched by its names and, once they have loaded, by its texts. */
export interface NamedIndex extends SectionIndex {
  addTexts: (texts: PackedTexts) => Promise<SectionIndex>;
}

/** Makes a section searchable, a few entries at a time. */
export async function createIndex(
  version: VersionName,
  section: SearchSection,
  names: PackedNames,
): Promise<NamedIndex> {
  const unpacked = unpackNames(names);
  const byName = await createMiniSearch(unpacked.map(readNames));
  // Texts don't change anything about names.
  const indexed = unpacked.map(indexEntry);
  const create = async (entries: readonly SearchEntry[]): Promise<SectionIndex> => {
    const passages = listPassages(entries);
    return {
      version,
      section,
      entries: entries.map((entry, place) => addAliases({ ...indexed[place]!, entry })),
      passages: passages.map(({ place }) => place),
      find: createFind(byName, await createMiniSearch(passages.map(({ text }) => ({ text })))),
    };
  };
  return {
    ...(await create(unpacked)),
    addTexts: (texts) => create(addTexts(unpacked, texts)),
  };
}
