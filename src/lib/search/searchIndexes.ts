import { distance } from 'fastest-levenshtein';
import { GENERAL_SECTION, type SearchAnswer, type SearchHit } from '../contracts/search';
import { PRODUCTS } from '../products';
import type { Found, SectionIndex } from './createIndex';
import { cutExcerpt, findMatches } from './cutExcerpt';
import { rankEntry, readRankQuery } from './rankEntry';
import { readVariants } from './readVariants';
import { compact, readTerms } from './tokenize';

/** Of entries that fit a query by their words, so many are looked at closer. */
const MAX_CANDIDATES = 200;

/** What says least of the query: a hit that has half of its terms is worth a quarter. */
const COVERAGE_POWER = 2;

/** What is written about a thing says less than its name. */
const TEXT_WEIGHT = 0.35;

/** More for a passage that says all of it at once. */
const TOGETHER_WEIGHT = 0.35;

/** Each further entry of the same name falls behind, so that other things come between. */
const REPEAT_WEIGHT = 0.92;

/** General pages answer general questions; in a product its own pages come first. */
const GENERAL_WEIGHT = 0.85;

/** What everyone has comes before the same with a plan. */
const PLAN_WEIGHT = 0.98;

interface Scored {
  index: SectionIndex;
  place: number;
  score: number;
}

const VERSION_TERM = /^v\d+(\.\d+)*$/i;

const hasTerms = (text: string) => readTerms(text).some((term) => compact(term) !== '');

/** Each product as it is called in words; `DataGrid` and `data-grid` are names in code. */
const PRODUCT_WORDS = PRODUCTS.map(({ slug, name, fullName = name }) => ({
  slug,
  pattern: new RegExp(`(?<![\\w-])(?:${fullName}|${name})(?![\\w-])`, 'i'),
}));

/** Words that name a product say where to look, and may be a part of a title, too. */
function dropProducts(query: string): { text: string; products: ReadonlySet<string> } {
  const named = PRODUCT_WORDS.filter(({ pattern }) => pattern.test(query));
  return {
    text: named.reduce((rest, { pattern }) => rest.replace(pattern, ' '), query).trim(),
    products: new Set(named.map(({ slug }) => slug)),
  };
}

/** The version is chosen beside the query; kept where there is nothing else. */
function dropVersion(query: string): string {
  const text = query
    .split(/\s+/)
    .filter((word) => !VERSION_TERM.test(word))
    .join(' ');
  return hasTerms(text) ? text : query;
}

/** The same terms stand in several variants of a query. */
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
  /** Terms that were found. */
  count: number;
}

function addTo(totals: Map<number, Total>, place: number, score: number): void {
  const total = totals.get(place) ?? { score: 0, count: 0 };
  totals.set(place, { score: total.score + score, count: total.count + 1 });
}

/** What an index finds of a term in each entry: in its name, and in its best passage. */
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

/** What the best passage of each entry has of all terms together. */
function findTogether(found: readonly Found[], index: SectionIndex): Map<number, number> {
  const totals = new Map<number, Total>();
  found.forEach(({ passages }) =>
    passages.forEach((score, passage) => addTo(totals, passage, score)),
  );
  const best = new Map<number, number>();
  for (const [passage, { score, count }] of totals) {
    const place = index.passages[passage]!;
    const together = score * (count / found.length) ** COVERAGE_POWER;
    best.set(place, Math.max(best.get(place) ?? 0, together));
  }
  return best;
}

function scoreSection(
  index: SectionIndex,
  text: string,
  weight: number,
  products: ReadonlySet<string>,
): Scored[] {
  const terms = readTerms(text);
  const found = terms.map((term) => index.find(term));
  const totals = new Map<number, Total>();
  found.forEach((one) => addUp(one, index).forEach((score, place) => addTo(totals, place, score)));
  if (terms.length > 1) {
    // Names are often written apart: `column visibility model`.
    for (const [place, score] of addUp(index.find(terms.join('')), index)) {
      const total = totals.get(place) ?? { score: 0, count: terms.length };
      totals.set(place, { ...total, score: Math.max(total.score, score) });
    }
  }
  const together = terms.length > 1 ? findTogether(found, index) : undefined;
  const query = readRankQuery(text, terms);
  const ofSection = weight * (products.size === 0 || products.has(index.section) ? 1 : 0.5);
  return [...totals]
    .map(([place, { score, count }]) => ({
      place,
      words:
        score * (count / terms.length) ** COVERAGE_POWER +
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
          rankEntry(query, indexed, words),
      };
    });
}

/** The best score of each entry over all variants of the query. */
function scoreAll(indexes: readonly SectionIndex[], typed: string): Scored[] {
  const query = dropVersion(typed);
  const { text, products } = dropProducts(query);
  const variants = [
    ...readVariants(query),
    ...(text !== query && hasTerms(text) ? readVariants(text) : []),
  ];
  // In one product its own pages come first; where all are asked, none do.
  const isAside = ({ section }: SectionIndex) =>
    section === GENERAL_SECTION && indexes.length === 2;
  const best = new Map<string, Scored>();
  for (const [order, index] of indexes.map(rememberFound).entries()) {
    for (const variant of variants) {
      const weight = variant.weight * (isAside(index) ? GENERAL_WEIGHT : 1);
      for (const scored of scoreSection(index, variant.text, weight, products)) {
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

/** Lets other things come between entries of the same name. */
function spreadRepeats(scored: readonly Scored[]): Scored[] {
  const seen = new Map<string, number>();
  return [...scored]
    .sort(byScore)
    .map((one) => {
      const { kind, title } = one.index.entries[one.place]!.entry;
      const key = `${kind}:${title}`;
      const count = seen.get(key) ?? 0;
      seen.set(key, count + 1);
      return { ...one, score: one.score * REPEAT_WEIGHT ** count };
    })
    .sort(byScore);
}

/** Below a fraction of the best score hits are noise. */
const NOISE = 0.12;

function createHit({ index, place }: Scored, terms: readonly string[]): SearchHit {
  const { entry } = index.entries[place]!;
  const excerpt = entry.text ? cutExcerpt(entry.text, terms) : undefined;
  return {
    ...entry,
    section: index.section,
    version: index.version,
    excerpt,
    matches: findMatches([entry.title, excerpt ?? ''].join(' '), terms),
  };
}

/** Asks indexes, and puts what they find into one order. Pure: the same query, the same answer. */
export function searchIndexes(
  indexes: readonly SectionIndex[],
  query: string,
  limit: number,
): SearchAnswer {
  const terms = readTerms(query);
  if (!hasTerms(query)) {
    return { hits: [], total: 0, nearest: [] };
  }
  const scored = spreadRepeats(scoreAll(indexes, query));
  const best = scored[0]?.score ?? 0;
  const kept = scored.filter(({ score }) => score > best * NOISE);
  return {
    hits: kept.slice(0, limit).map((one) => createHit(one, terms)),
    total: kept.length,
    nearest: kept.length > 0 ? [] : findNearest(indexes, query),
  };
}

/** Of a name so much may be wrong for it to be near. */
const NEAR = 0.7;
const MAX_NEAREST = 5;

/** How much of a name is another than typed, from 0 to 1: of all of it, or of its beginning. */
function getDifference(typed: string, name: string): number {
  const start = name.slice(0, typed.length);
  return Math.min(
    distance(typed, name) / Math.max(typed.length, name.length),
    distance(typed, start) / typed.length,
  );
}

/** Names that are most like what was typed, each once. */
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
