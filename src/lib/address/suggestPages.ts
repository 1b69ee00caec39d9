import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import { findProduct } from '../productVersions';
import { isStopWord, splitWords, stem } from '../search/tokenize';

export interface NamedPage {
  /** Below the base URL, with a trailing slash. */
  path: string;
  title: string;
}

/** `/x/v7/react-charts/bars/` → `react-charts/bars/` */
export function getPageName(path: string): string {
  return path.replace(/^\/(?:x\/(?:v\d+\/)?)?/, '');
}

const getLastPart = (path: string) => path.split('/').at(-2) ?? '';

/** Words that don't describe a URL's content. */
const EMPTY_WORDS = new Set(['api', 'components', 'docs', 'index', 'page', 'react', 'guide']);

/** The meaningful words in one or all parts of a URL. */
export function readAddressWords(parts: string): string[] {
  const words = splitWords(parts).filter((word) => !isStopWord(word) && !EMPTY_WORDS.has(word));
  return [...new Set(words)];
}

/** The similarity of two names, from 0 to 1. */
function compareNames(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1);
}

/** Above this similarity, the names of two pages count as the same word with a typo. */
const SAME_NAME = 0.5;
/** A match that scores less than this fraction of the best one isn't helpful. */
const WORTHLESS = 0.3;
/** The share of a word's letters that may be wrong. */
const FUZZINESS = 0.25;
/** The weight of pages in the same product, and of those that are siblings. */
const IN_PRODUCT = 1.3;
const IN_PLACE = 1.5;

const getParent = (path: string) => path.replace(/[^/]*\/$/, '');

function rateNearness(path: string, other: string): number {
  if (getParent(path) === getParent(other)) {
    return IN_PLACE;
  }
  const product = findProduct(getPageName(path));
  return product && product === findProduct(getPageName(other)) ? IN_PRODUCT : 1;
}

/** The pages whose paths or titles are most similar to a clean path, best first. */
export function suggestPages(
  path: string,
  pages: readonly NamedPage[],
  limit: number,
): NamedPage[] {
  const index = new MiniSearch<NamedPage & { name: string }>({
    idField: 'path',
    fields: ['name', 'title'],
    tokenize: (text) => splitWords(text).map(stem),
    searchOptions: { fuzzy: (term) => term.length > 3 && FUZZINESS, boost: { title: 2 } },
  });
  index.addAll(pages.map((page) => ({ ...page, name: getPageName(page.path) })));
  const last = getLastPart(path);
  const words = readAddressWords(last);
  const found = new Map(index.search(words.join(' ')).map((hit) => [hit.id as string, hit]));
  const rated = pages.flatMap((page) => {
    const { score = 0, queryTerms = [] } = found.get(page.path) ?? {};
    const likeness = compareNames(last, getLastPart(page.path));
    if (likeness < SAME_NAME && (words.length === 0 || queryTerms.length < words.length / 2)) {
      return [];
    }
    return [{ page, score: (score + 1) * (0.5 + likeness) * rateNearness(path, page.path) }];
  });
  rated.sort((one, other) => other.score - one.score);
  const best = rated[0]?.score ?? 0;
  return rated
    .filter(({ score }) => score >= best * WORTHLESS)
    .slice(0, limit)
    .map(({ page }) => page);
}
