import { distance } from 'fastest-levenshtein';
import {
  GENERAL_SECTION,
  PROSE_KINDS,
  type SearchAnswer,
  type SearchEntry,
  type SearchHit,
  type SearchKind,
} from '../contracts/search';
import { PRODUCTS } from '../products';
import type { Found, IndexedEntry, SectionIndex } from './createIndex';
import { cutExcerpt, findMatches } from './cutExcerpt';
import { rankEntry, readRankQuery } from './rankEntry';
import { readVariants, type QueryVariant } from './readVariants';
import { compact, readTerms } from './tokenize';

/** How many entries that match a query's words are examined more closely. */
const MAX_CANDIDATES = 200;

/** Penalizes partial matches: a hit with half of the terms is worth three tenths. */
const COVERAGE_POWER = 1.75;

/** The text about something counts less than its name. */
const TEXT_WEIGHT = 0.35;

/** A bonus for a passage that contains all of it. */
const TOGETHER_WEIGHT = 0.805;

/** Each additional entry with the same name is ranked lower, so that others come in between. */
const REPEAT_WEIGHT = 0.5625;

/** So is each additional section of a page. */
const PAGE_WEIGHT = 0.59;

/**
 * What a section gains if others on its page match as well, which means that the page is about it.
 */
const SUPPORT_WEIGHT = 0.036;

/** General pages answer general questions; within a product, its own pages come first. */
const GENERAL_WEIGHT = 0.64;

/** What is free ranks above the same thing with a plan. */
const PLAN_WEIGHT = 0.98;

/** Migration guides mention everything; they're only meant if the query says so. */
const UPGRADE_WEIGHT = 0.45;
const UPGRADE_WORDS = /\b(migrat|upgrad|breaking|codemod|renam|deprecat|v\d)/i;

const isOfUpgrade = ({ path }: SearchEntry) => path.includes('/migration/');

interface Scored {
  index: SectionIndex;
  place: number;
  score: number;
  /** Rows of the same kind and name, which become one hit with this one. */
  also?: Scored[];
}

const VERSION_TERM = /^v\d+(\.\d+)*$/i;

const hasTerms = (text: string) => readTerms(text).some((term) => compact(term) !== '');

/** Each product's name in words; `DataGrid` and `data-grid` are names in code. */
const PRODUCT_WORDS = PRODUCTS.map(({ slug, name, fullName = name }) => ({
  slug,
  pattern: new RegExp(`(?<![\\w-])(?:${fullName}|${name})(?![\\w-])`, 'i'),
}));

/** Words that name a product specify where to search, and may also be part of a title. */
function dropProducts(query: string): { text: string; products: ReadonlySet<string> } {
  const named = PRODUCT_WORDS.filter(({ pattern }) => pattern.test(query));
  return {
    text: named.reduce((rest, { pattern }) => rest.replace(pattern, ' '), query).trim(),
    products: new Set(named.map(({ slug }) => slug)),
  };
}

/** The version is chosen separately from the query; kept if there's nothing else. */
function dropVersion(query: string): string {
  const text = query
    .split(/\s+/)
    .filter((word) => !VERSION_TERM.test(word))
    .join(' ');
  return hasTerms(text) ? text : query;
}

/** The same terms occur in several variants of a query. */
function rememberFound(index: SectionIndex): SectionIndex {
  const known = new Map<string, Found>();
  const find = (term: string) => {
    const found = known.get(term) ?? index.find(term);
    known.set(term, found);
    return found;
  };
  return { ...index, find };
}

interface Total {
  score: number;
  /** How much of the query was found, by the weights of its terms. */
  weight: number;
}

function addTo(totals: Map<number, Total>, place: number, score: number, weight: number): void {
  const total = totals.get(place) ?? { score: 0, weight: 0 };
  totals.set(place, { score: total.score + score, weight: total.weight + weight });
}

/** The rare words in a query often aren't the ones that matter: a term's rarity counts little. */
const RARITY_POWER = 0.3;

/** What occurs almost everywhere says little about what is searched for. */
const getRarity = (count: number, all: number) =>
  Math.log(1 + (all - count + 0.5) / (count + 0.5)) ** RARITY_POWER;

/** An index's score for a term in each entry: in its name, and in its best passage. */
function addUp({ names, passages }: Found, index: SectionIndex): Map<number, number> {
  const best = new Map<number, number>();
  for (const [passage, score] of passages) {
    const place = index.passages[passage]!;
    best.set(place, Math.max(best.get(place) ?? 0, TEXT_WEIGHT * score));
  }
  for (const [place, score] of names) {
    best.set(place, (best.get(place) ?? 0) + score);
  }
  return best;
}

/** The score of each entry's best passage for all terms together. */
function findTogether(
  found: readonly Found[],
  weights: readonly number[],
  index: SectionIndex,
): Map<number, number> {
  const totals = new Map<number, Total>();
  found.forEach(({ passages }, at) =>
    passages.forEach((score, passage) => addTo(totals, passage, score, weights[at]!)),
  );
  const best = new Map<number, number>();
  for (const [passage, { score, weight }] of totals) {
    const place = index.passages[passage]!;
    const together = score * weight ** COVERAGE_POWER;
    best.set(place, Math.max(best.get(place) ?? 0, together));
  }
  return best;
}

/** Weights normalized to a sum of one. */
function normalize(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}

function scoreSection(
  index: SectionIndex,
  { text, weight, share }: QueryVariant,
  products: ReadonlySet<string>,
): Scored[] {
  const terms = readTerms(text);
  const found = terms.map((term) => index.find(term));
  const scores = found.map((one) => addUp(one, index));
  const weights = normalize(
    scores.map((one, at) => share(terms[at]!) * getRarity(one.size, index.entries.length)),
  );
  const totals = new Map<number, Total>();
  scores.forEach((one, at) =>
    one.forEach((score, place) => addTo(totals, place, score, weights[at]!)),
  );
  if (terms.length > 1) {
    // Names are often written as separate words: `column visibility model`.
    for (const [place, score] of addUp(index.find(terms.join('')), index)) {
      const total = totals.get(place) ?? { score: 0, weight: 1 };
      totals.set(place, { ...total, score: Math.max(total.score, score) });
    }
  }
  const together = terms.length > 1 ? findTogether(found, weights, index) : undefined;
  const query = readRankQuery(text, terms, weights);
  const asksForUpgrade = query.style === 'code' || UPGRADE_WORDS.test(text);
  const ofSection = weight * (products.size === 0 || products.has(index.section) ? 1 : 0.5);
  return [...totals]
    .map(([place, total]) => ({
      place,
      words:
        total.score * total.weight ** COVERAGE_POWER +
        TOGETHER_WEIGHT * (together?.get(place) ?? 0),
    }))
    .sort((a, b) => b.words - a.words)
    .slice(0, MAX_CANDIDATES)
    .map(({ place, words }) => {
      const indexed = index.entries[place]!;
      return {
        index,
        place,
        score:
          ofSection *
          (indexed.entry.plan === undefined ? 1 : PLAN_WEIGHT) *
          (isOfUpgrade(indexed.entry) && !asksForUpgrade ? UPGRADE_WEIGHT : 1) *
          rankEntry(query, indexed, words),
      };
    });
}

const hasName = (indexes: readonly SectionIndex[], name: string) =>
  indexes.some(({ entries }) =>
    entries.some(({ entry, whole }) => whole === name && !/\s/.test(entry.title)),
  );

/** The best score of each entry for all variants of the query. */
function scoreAll(indexes: readonly SectionIndex[], typed: string): Scored[] {
  const query = dropVersion(typed);
  const { text, products } = dropProducts(query);
  // A name written as separate words, such as `on row click`, is meant literally, with no other
  // words.
  const isName = /\s/.test(query.trim()) && hasName(indexes, compact(query));
  const variants = [query, ...(text !== query && hasTerms(text) ? [text] : [])]
    .flatMap(readVariants)
    .filter(({ weight }) => weight === 1 || !isName);
  // In one product, its own pages come first; in a search of all products, none do.
  const isAside = ({ section }: SectionIndex) =>
    section === GENERAL_SECTION && indexes.length === 2;
  const best = new Map<string, Scored>();
  for (const [order, index] of indexes.map(rememberFound).entries()) {
    for (const variant of variants) {
      const weight = variant.weight * (isAside(index) ? GENERAL_WEIGHT : 1);
      for (const scored of scoreSection(index, { ...variant, weight }, products)) {
        const key = `${order}:${scored.place}`;
        const known = best.get(key);
        if (!known || known.score < scored.score) {
          best.set(key, scored);
        }
      }
    }
  }
  return [...best.values()];
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.place - b.place;

const getEntry = ({ index, place }: Scored) => index.entries[place]!.entry;
const getPage = (scored: Scored) => getEntry(scored).path.split('#')[0]!;

const SUPPORTED = new Set<SearchKind>(['page', 'heading', 'problem', 'demo']);

/**
 * Raises the sections of a page that matches in several places: its best section by the next three,
 * each of the others by the best.
 */
function addSupport(scored: readonly Scored[]): Scored[] {
  const sections = scored.filter((one) => SUPPORTED.has(getEntry(one).kind)).sort(byScore);
  const pages = new Map<string, Scored[]>();
  for (const section of sections) {
    const page = getPage(section);
    const ofPage = pages.get(page);
    if (ofPage) {
      ofPage.push(section);
    } else {
      pages.set(page, [section]);
    }
  }
  return scored.map((one) => {
    const isSection = SUPPORTED.has(getEntry(one).kind);
    const [first, ...others] = isSection ? pages.get(getPage(one))! : [];
    const support =
      one === first
        ? others.slice(0, 3).reduce((sum, { score }, at) => sum + score * 0.5 ** at, 0)
        : (first?.score ?? 0);
    return { ...one, score: one.score + SUPPORT_WEIGHT * support };
  });
}

/**
 * Merges rows of a product with the same kind and name: the best one leads to the others. The same
 * prose on two pages isn't about the same thing.
 */
function mergeRows(sorted: readonly Scored[]): Scored[] {
  const leads = new Map<string, Scored>();
  return sorted.flatMap((one) => {
    const { kind, title, page } = getEntry(one);
    if (PROSE_KINDS.has(kind) || page === undefined) {
      return [one];
    }
    const key = `${one.index.section} ${kind} ${title}`;
    const lead = leads.get(key);
    if (lead) {
      lead.also!.push(one);
      return [];
    }
    const first = { ...one, also: [] };
    leads.set(key, first);
    return [first];
  });
}

/** Lets other entries come in between those with the same name. */
function spreadRepeats(scored: readonly Scored[]): Scored[] {
  const seen = new Map<string, number>();
  return mergeRows(addSupport(scored).sort(byScore))
    .map((one) => {
      const { kind, title } = getEntry(one);
      const key = `${kind}:${title}`;
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      const page = getPage(one);
      const ofPage = seen.get(page) ?? 0;
      seen.set(page, ofPage + 1);
      return { ...one, score: one.score * REPEAT_WEIGHT ** count * PAGE_WEIGHT ** ofPage };
    })
    .sort(byScore);
}

/** If the searched product has the name too, that comes first. */
const ELSEWHERE_WEIGHT = 0.4;

/** A name occurs in several places in a product; this many are enough to choose from. */
const MAX_ELSEWHERE = 3;

/** Whether something has exactly this name: a page, a component or a part of the API. */
function isCalled(name: string, { entry, whole }: IndexedEntry): boolean {
  return whole === name && !['heading', 'demo', 'problem', 'class'].includes(entry.kind);
}

/** Entries in other products whose name is the query. */
function findNamed(
  others: readonly SectionIndex[],
  query: string,
  searched: readonly SectionIndex[],
): Scored[] {
  const name = compact(query);
  const hasCalled = ({ entries }: SectionIndex) => entries.some((one) => isCalled(name, one));
  // Most queries aren't names, so the other products aren't searched at all.
  const named = scoreAll(others.filter(hasCalled), query).filter(({ index, place }) =>
    isCalled(name, index.entries[place]!),
  );
  const weight = searched.some(hasCalled) ? ELSEWHERE_WEIGHT : 1;
  return spreadRepeats(named)
    .slice(0, MAX_ELSEWHERE)
    .map((one) => ({ ...one, score: one.score * weight }));
}

/** Hits below this fraction of the best score are noise. */
const NOISE = 0.12;

function createHit({ index, place, also = [] }: Scored, terms: readonly string[]): SearchHit {
  const { entry } = index.entries[place]!;
  const excerpt = entry.text ? cutExcerpt(entry.text, terms) : undefined;
  return {
    ...entry,
    section: index.section,
    version: index.version,
    excerpt,
    matches: findMatches([entry.title, excerpt ?? ''].join(' '), terms),
    ...(also.length > 0 && {
      also: also.map(getEntry).map(({ page = '', path }) => ({ page, path })),
    }),
  };
}

/**
 * Searches indexes and ranks the hits together. Pure: the same query gives the same answer.
 *
 * @param others indexes in which only a name that is exactly the query counts
 */
export function searchIndexes(
  indexes: readonly SectionIndex[],
  query: string,
  limit: number,
  others: readonly SectionIndex[] = [],
): SearchAnswer {
  const terms = readTerms(query);
  if (!hasTerms(query)) {
    return { hits: [], total: 0, nearest: [] };
  }
  const scored = [
    ...spreadRepeats(scoreAll(indexes, query)),
    ...findNamed(others, query, indexes),
  ].sort(byScore);
  const best = scored[0]?.score ?? 0;
  const kept = scored.filter(({ score }) => score > best * NOISE);
  return {
    hits: kept.slice(0, limit).map((one) => createHit(one, terms)),
    total: kept.length,
    nearest: kept.length > 0 ? [] : findNearest(indexes, query),
  };
}

/** The maximum difference for a name to be similar. */
const NEAR = 0.7;
const MAX_NEAREST = 5;

/**
 * The difference between a name and the query, from 0 to 1: for the whole name, or for its
 * beginning.
 */
function getDifference(typed: string, name: string): number {
  const start = name.slice(0, typed.length);
  return Math.min(
    distance(typed, name) / Math.max(typed.length, name.length),
    distance(typed, start) / typed.length,
  );
}

/** The names most similar to the query, without duplicates. */
function findNearest(indexes: readonly SectionIndex[], query: string): SearchHit[] {
  const typed = compact(query);
  const names = new Map<string, Scored>();
  for (const index of indexes) {
    for (const [place, { entry, whole }] of index.entries.entries()) {
      if (entry.kind !== 'demo' && !names.has(whole)) {
        names.set(whole, { index, place, score: 1 - getDifference(typed, whole) });
      }
    }
  }
  return [...names.values()]
    .filter(({ score }) => score >= 1 - NEAR)
    .sort(byScore)
    .slice(0, MAX_NEAREST)
    .map((one) => createHit(one, []));
}
