import { distance } from 'fastest-levenshtein';
import { PROSE_KINDS, type SearchEntry, type SearchKind } from '../contracts/search';
import { readWords, type IndexedEntry, type Word } from './createIndex';
import { compact } from './tokenize';

/** How likely a reader searches for each kind, if names match equally. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  page: 1.5,
  component: 1.3,
  heading: 1.15,
  interface: 1.15,
  prop: 1,
  event: 0.95,
  method: 0.92,
  slot: 0.85,
  selector: 0.85,
  error: 0.85,
  problem: 0.9,
  class: 0.75,
  demo: 0.525,
  export: 0.7,
};

/**
 * Points for a name that is the query, starts with it, is almost the same, and contains its words.
 */
const EXACT = 120;
const SAME_CASE = 30;
/**
 * A bonus for a name in code that is written exactly like this: `rows` is the prop, not the section
 * "Rows".
 */
const SAME_NAME = 25;
const PREFIX = 58.5;
const MISTYPED = 70;
const WORDS = 58.5;
/** Points for a text that contains the query as typed, such as an error message. */
const PHRASE = 60;
/** Two words are next to each other more often. */
const SHORT_PHRASE = 25;

/** A query in words (`bar chart`) rarely means a name in code, and one in code rarely a title. */
const OTHER_STYLE = 0.5;

/** `time zone` isn't `timezone`, which is one word. */
const OTHER_WORDS = 0.6;

/** A word in the page's title counts less than one in the heading itself. */
const CONTEXT = 0.8;

/** If a name occurs in many places, `GridColDef` is more likely meant than `GridActionsColDef`. */
const OWNER_LENGTH = 0.003;

/** Components that stand for their product. */
const MAIN_OWNERS = new Set(['datagrid', 'datepicker', 'richtreeview']);

/** The length of a name's owner, in letters; 0 for main components. */
const getOwnerLength = (owner = '') => (MAIN_OWNERS.has(owner) ? 0 : Math.min(40, owner.length));

/** Words that specify the kind: `no rows overlay slot`. */
const KIND_WORDS: Readonly<Partial<Record<SearchKind, string>>> = {
  prop: 'prop',
  slot: 'slot',
  event: 'event',
  method: 'method',
  selector: 'selector',
  class: 'class',
};

/**
 * Points from the index beyond which more mean little: a rare word in a title is worth hundreds.
 */
const ENOUGH_FOUND = 150;

interface Term {
  whole: string;
  words: readonly Word[];
  /** Its share of the query. */
  weight: number;
}

/** A query as needed for ranking; parsed once. */
export interface RankQuery {
  /** As typed. */
  text: string;
  /** All of it as one string. */
  whole: string;
  terms: readonly Term[];
  wordCount: number;
  /** Whether it's written in words, or contains a name as written in code, with capitals inside. */
  style: 'words' | 'code' | 'either';
  /** In lowercase, if it's long enough to be part of a sentence. */
  phrase: string | undefined;
}

/** A name among this many words is part of a question: `onClick of a bar`. */
const QUESTION_WORDS = 3;

function getStyle(text: string): RankQuery['style'] {
  if (text.trim().split(/\s+/).length >= QUESTION_WORDS) {
    return 'words';
  }
  if (/[a-z][A-Z]|[A-Z]{2}[a-z]|_|^[A-Z][a-z]+$/.test(text)) {
    return 'code';
  }
  return /[\s-]/.test(text.trim()) ? 'words' : 'either';
}

export function readRankQuery(
  text: string,
  terms: readonly string[],
  weights: readonly number[],
): RankQuery {
  const words = text.trim().split(/\s+/);
  return {
    text,
    whole: compact(text),
    terms: terms.map((term, at) => ({
      whole: compact(term),
      words: readWords(term),
      weight: weights[at]!,
    })),
    wordCount: readWords(text).length,
    style: getStyle(text),
    phrase: words.length > 1 ? words.join(' ').toLowerCase() : undefined,
  };
}

/** How many letters may be wrong in a word of a length. */
const getTolerance = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

function isMistyped(typed: string, name: string): boolean {
  const tolerance = getTolerance(typed.length);
  return (
    tolerance > 0 &&
    Math.abs(typed.length - name.length) <= tolerance &&
    distance(typed, name) <= tolerance
  );
}

/** Words whose stems start with this many common letters are related. */
const RELATED_LENGTH = 4;

/** How well a typed word matches a word in a name, from 0 to 1. */
function matchWord(typed: Word, word: Word): number {
  if (typed.text === word.text) {
    return 1;
  }
  if (typed.stem === word.stem) {
    return 0.95;
  }
  if (typed.text.length > 1 && word.text.startsWith(typed.text)) {
    return 0.8;
  }
  // `define` and `definition`, `lazy` and `lazily`.
  const [short, long] = [typed.stem, word.stem].sort((a, b) => a.length - b.length);
  if (short!.length >= RELATED_LENGTH && long!.startsWith(short!)) {
    return 0.8;
  }
  return isMistyped(typed.text, word.text) ? 0.6 : 0;
}

function getBest(matches: readonly number[]): number {
  return matches.reduce((best, match) => Math.max(best, match), 0);
}

const getMean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const getWeightedMean = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * weights[at]!, 0) /
  weights.reduce((sum, weight) => sum + weight, 0);

/** The share of the query in a name, and of the name in the query, each from 0 to 1. */
function compareWords(
  terms: readonly Term[],
  words: readonly Word[],
  context: readonly Word[],
): { ofQuery: number; ofName: number } {
  const typed = terms.flatMap((term) => term.words);
  const weights = terms.flatMap((term) => term.words.map(() => term.weight / term.words.length));
  if (typed.length === 0 || words.length === 0) {
    return { ofQuery: 0, ofName: 0 };
  }
  const table = typed.map((one) => words.map((word) => matchWord(one, word)));
  const inContext = (one: Word) => CONTEXT * getBest(context.map((word) => matchWord(one, word)));
  return {
    ofQuery: getWeightedMean(
      table.map((row, at) => Math.max(getBest(row), inContext(typed[at]!))),
      weights,
    ),
    ofName: getMean(words.map((_, at) => getBest(table.map((row) => row[at]!)))),
  };
}

/** Points for the name as a whole. */
function compareNames(query: RankQuery, terms: readonly Term[], { entry, whole }: IndexedEntry) {
  const wanted = terms.map((term) => term.whole).join('');
  if (whole === wanted || whole === query.whole) {
    const isSame = query.text.includes(entry.title.replace(/\(\)$/, ''));
    return EXACT + (isSame || whole === query.whole ? SAME_CASE : 0);
  }
  if (wanted.length > 2 && whole.startsWith(wanted)) {
    return PREFIX * (0.5 + (0.5 * wanted.length) / whole.length) * KIND_WEIGHTS[entry.kind];
  }
  return isMistyped(wanted, whole) ? MISTYPED : 0;
}

/** Words with the same stems, in any order, are the same title. */
const SAME_WORDS = 0.94;

/** Whether a title is prose; headings of catalogs are names in code. */
const isWritten = ({ kind, title }: SearchEntry) =>
  PROSE_KINDS.has(kind) && (kind === 'page' || !/^\w*[a-z][A-Z]\w*$/.test(title));

const limitFound = (found: number) => (ENOUGH_FOUND * found) / (ENOUGH_FOUND + found);

/** Whether the query is written like names of that kind. */
function hasOtherStyle({ style, wordCount }: RankQuery, isProse: boolean, words: readonly Word[]) {
  if (!isProse) {
    return style === 'words';
  }
  // `datepicker` is one word, so it's the component; `date-picker` is two, so it's the title.
  return style === 'code' || (style === 'either' && wordCount !== words.length);
}

/**
 * Points for an entry in addition to those from the index: how its name and the page's match the
 * query as a whole. A term for the page (`BarChart colors`) isn't part of the name that is searched
 * for.
 */
export function rankEntry(query: RankQuery, indexed: IndexedEntry, found: number): number {
  const { entry, owner, context, words } = indexed;
  const kindWord = KIND_WORDS[entry.kind];
  const unkind = query.terms.filter((term) => term.words.every(({ stem }) => stem !== kindWord));
  const namesKind = unkind.length < query.terms.length && unkind.length > 0;
  const telling = namesKind ? unkind : query.terms;
  const others = telling.filter(({ whole }) => whole !== owner);
  const namesOwner = others.length < telling.length && others.length > 0;
  const terms = namesOwner ? others : telling;
  const isProse = isWritten(entry);
  const { ofQuery, ofName } = compareWords(terms, words, context);
  const isOther = !namesOwner && !namesKind && hasOtherStyle(query, isProse, words);
  const style = isOther ? OTHER_STYLE : 1;
  const isApart = isOther && !isProse && query.wordCount !== words.length;
  const hasSameWords = isProse && ofQuery >= SAME_WORDS && ofName >= SAME_WORDS;
  const whole = Math.max(compareNames(query, terms, indexed), hasSameWords ? EXACT * 0.95 : 0);
  // If a word is both a page and a name, the page is its context.
  const isMeant =
    whole > MISTYPED && style === 1 && (entry.kind === 'page' || query.style === 'code');
  const hasPhrase =
    isProse && query.phrase !== undefined && entry.text?.toLowerCase().includes(query.phrase);
  const points =
    style * (isApart ? OTHER_WORDS : 1) * whole +
    (isMeant ? EXACT / 5 : 0) +
    (!isProse && query.text.trim() === entry.title ? SAME_NAME : 0) +
    (hasPhrase ? (query.wordCount > 2 ? PHRASE : SHORT_PHRASE) : 0) +
    (namesOwner ? WORDS / 2 : 0) +
    (WORDS * ofQuery ** 2 * (0.52 + 0.48 * ofName) + limitFound(found)) *
      KIND_WEIGHTS[entry.kind] *
      (isProse && query.style !== 'code' ? 1 : style);
  return points * (1 - OWNER_LENGTH * getOwnerLength(owner));
}
