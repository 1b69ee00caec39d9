import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchEntry, SearchSection } from '../contracts/search';
import type { VersionName } from '../docsVersions';
import { addTexts, unpackNames, type PackedNames, type PackedTexts } from './packIndex';
import { compact, isStopWord, splitWords, stem, tokenize } from './tokenize';

/** A word with the form by which it is compared. */
export interface Word {
  text: string;
  stem: string;
}

/** An entry with what ranking needs of its name. */
export interface IndexedEntry {
  entry: SearchEntry;
  /** Its name in one piece, and in words. */
  whole: string;
  words: readonly Word[];
  /** The page's title in one piece; undefined for pages. */
  owner: string | undefined;
  /** Words of the page's title, for what is written in sentences. */
  context: readonly Word[];
}

/** What of a section can be searched. */
export interface SectionIndex {
  version: VersionName;
  section: SearchSection;
  entries: readonly IndexedEntry[];
  /** How well entries fit one term, by their places in `entries`; those that do not fit are absent. */
  find: (term: string) => Map<number, number>;
}

/** What is written about a thing says less than its name. */
const TEXT_WEIGHT = 0.35;

/** Words of that length may have a quarter of their letters wrong. */
const FUZZY_LENGTH = 4;
const FUZZINESS = 0.25;

/** Rows of a reference page are many: of its title they get the name alone, not its words. */
const IN_PROSE = new Set(['heading', 'demo']);

/** Handed tokens as they are: entries and terms are taken apart by us. */
const splitTokens = (text: string) => text.split(' ');

export const readWords = (text: string): Word[] =>
  splitWords(text).map((word) => ({ text: word, stem: stem(word) }));

/** The words of a name that say something; all of them where none does. */
function readNameWords(title: string): Word[] {
  const words = readWords(title);
  const telling = words.filter(({ text }) => !isStopWord(text));
  return /\s/.test(title) && telling.length > 0 ? telling : words;
}

/** Entries that are taken in at a time, between which the page can answer. */
const CHUNK_SIZE = 300;

async function createMiniSearch(
  entries: readonly SearchEntry[],
  read: (entry: SearchEntry) => Record<string, string>,
): Promise<MiniSearch> {
  const search = new MiniSearch({
    fields: entries.length > 0 ? Object.keys(read(entries[0]!)) : [],
    tokenize: splitTokens,
    processTerm: (token) => token,
  });
  await search.addAllAsync(
    entries.map((entry, id) => ({ id, ...read(entry) })),
    { chunkSize: CHUNK_SIZE },
  );
  return search;
}

const readNames = ({ title, page = '', kind }: SearchEntry) => ({
  title: [...new Set([compact(title), ...tokenize(title)])].join(' '),
  page: (IN_PROSE.has(kind) ? tokenize(page) : [compact(page)]).join(' '),
});

const readText = ({ text = '' }: SearchEntry) => ({ text: tokenize(text).join(' ') });

/** A term as it stands in names, or all of its words; as it is typed, or mistyped. */
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

function addScores(scores: Map<number, number>, results: readonly SearchResult[], weight: number) {
  for (const { id, score } of results) {
    const place = id as number;
    scores.set(place, (scores.get(place) ?? 0) + weight * score);
  }
}

const indexEntry = (entry: SearchEntry): IndexedEntry => ({
  entry,
  whole: compact(entry.title),
  words: readNameWords(entry.title),
  owner: entry.page === undefined ? undefined : compact(entry.page),
  context: IN_PROSE.has(entry.kind) ? readWords(entry.page ?? '') : [],
});

/** Asks by what is typed; where that is nowhere, by what may have been meant. */
const createFind =
  (byName: MiniSearch, byText: MiniSearch): SectionIndex['find'] =>
  (term) => {
    const ask = (isMistyped: boolean) => {
      const query = createQuery(term, isMistyped);
      const scores = new Map<number, number>();
      addScores(scores, byName.search(query, { boost: { title: 2, page: 0.6 } }), 1);
      addScores(scores, byText.search(query), TEXT_WEIGHT);
      return scores;
    };
    const typed = ask(false);
    return typed.size > 0 ? typed : ask(true);
  };

/** A section that can be searched by its names, and then, once they have come, by texts as well. */
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
  const byName = await createMiniSearch(unpacked, readNames);
  // Texts change nothing about names.
  const indexed = unpacked.map(indexEntry);
  const create = async (entries: readonly SearchEntry[]): Promise<SectionIndex> => ({
    version,
    section,
    entries: entries.map((entry, place) => ({ ...indexed[place]!, entry })),
    find: createFind(byName, await createMiniSearch(entries, readText)),
  });
  return {
    ...(await create(unpacked)),
    addTexts: (texts) => create(addTexts(unpacked, texts)),
  };
}
