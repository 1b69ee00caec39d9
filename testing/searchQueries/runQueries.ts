import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchHit } from '../../src/lib/contracts/search';
import { CURRENT_VERSION, getVersionRoot } from '../../src/lib/docsVersions';
import { createSearcher, type Searcher } from '../../src/lib/search/createSearcher';
import { getMedian } from '../summarize';
import { QUERY_GROUPS, type QueryGroup } from './queries';
import type { QuestionGroup } from './questions';

/** Hits after the fifth don't count. */
const LIMIT = 5;

/** Maximum copies of a page when the suite tests with more pages. */
const COPIES = 20;

export interface QueryResult {
  group: QueryGroup;
  query: string;
  expected: string;
  /** Position among the hits, from 0; -1 if it isn't in the first five. */
  rank: number;
  hits: readonly SearchHit[];
  /** Milliseconds. */
  time: number;
}

const createBuiltSearcher = (buildDir: string): Searcher =>
  createSearcher((file) =>
    Promise.resolve(JSON.parse(readFileSync(path.join(buildDir, file), 'utf8')) as unknown),
  );

/** The links of a hit. */
const listPaths = ({ path, also = [] }: SearchHit) => [path, ...also.map((place) => place.path)];

/** Runs each query of the list against the index of the built site. */
export async function runQueries(buildDir: string): Promise<QueryResult[]> {
  const searcher = createBuiltSearcher(buildDir);
  const results: QueryResult[] = [];
  for (const group of QUERY_GROUPS) {
    const { version, scope, queries } = group;
    await searcher.prepare(version, scope);
    await searcher.complete(version, scope);
    for (const [query, target] of queries) {
      const expected = target.startsWith('/') ? target : getVersionRoot(version) + target;
      const start = performance.now();
      const answer = await searcher.search({ query, scope, version, limit: LIMIT + COPIES });
      const time = performance.now() - start;
      const hits = answer.hits.slice(0, LIMIT);
      const rank = hits.findIndex((hit) => listPaths(hit).includes(expected));
      results.push({ group, query, expected, rank, hits, time });
    }
  }
  return results;
}

/** Hits that a reader looks at before they rephrase the query. */
const SEEN = 3;

export interface QuestionResult {
  query: string;
  /** Whether a page with the answer is among the first hits. */
  isAnswered: boolean;
  hits: readonly SearchHit[];
}

/** Runs readers' questions against the index; any section of a page with the answer counts. */
export async function runQuestions(
  buildDir: string,
  groups: readonly QuestionGroup[],
): Promise<QuestionResult[]> {
  const searcher = createBuiltSearcher(buildDir);
  const results: QuestionResult[] = [];
  for (const { scope, questions } of groups) {
    await searcher.complete(CURRENT_VERSION, scope);
    for (const [query, ...pages] of questions) {
      const answers = pages.map((page) => getVersionRoot(CURRENT_VERSION) + page);
      const request = { query, scope, version: CURRENT_VERSION, limit: SEEN + COPIES };
      const { hits: found } = await searcher.search(request);
      const hits = found.slice(0, SEEN);
      const isAnswered = hits
        .flatMap(listPaths)
        .some((found) => answers.includes(found.replace(/#.*/, '')));
      results.push({ query, isAnswered, hits });
    }
  }
  return results;
}

/** From 0 to 1. */
export function getAnsweredShare(results: readonly QuestionResult[]): number {
  return results.filter(({ isAnswered }) => isAnswered).length / results.length;
}

/** `first` is how many came first, and `five` how many were in the first five. */
export function summarizeQueries(results: readonly QueryResult[]): string {
  const first = results.filter(({ rank }) => rank === 0).length;
  const five = results.filter(({ rank }) => rank >= 0).length;
  const share = (count: number) => `${((100 * count) / results.length).toFixed(1)} %`;
  const times = results.map(({ time }) => time);
  return `${results.length} queries: ${share(first)} first, ${share(five)} in the first five; median ${getMedian(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(0)} ms`;
}
