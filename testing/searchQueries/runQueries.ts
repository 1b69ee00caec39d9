import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchHit } from '../../src/lib/contracts/search';
import { getVersionRoot } from '../../src/lib/docsVersions';
import { createSearcher } from '../../src/lib/search/createSearcher';
import { getMedian } from '../summarize';
import { QUERY_GROUPS, type QueryGroup } from './queries';

/** Places beyond the fifth are as good as none. */
const LIMIT = 5;

/** A page may have so many copies where the suite tries what more pages take. */
const COPIES = 20;

export interface QueryResult {
  group: QueryGroup;
  query: string;
  expected: string;
  /** From 0 among the hits; -1 where it is not among the first five. */
  rank: number;
  hits: readonly SearchHit[];
  /** Milliseconds. */
  time: number;
}

/** Asks the index of the built site each query of the list. */
export async function runQueries(buildDir: string): Promise<QueryResult[]> {
  const searcher = createSearcher((file) =>
    Promise.resolve(JSON.parse(readFileSync(path.join(buildDir, file), 'utf8')) as unknown),
  );
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
      const rank = hits.findIndex((hit) => hit.path === expected);
      results.push({ group, query, expected, rank, hits, time });
    }
  }
  return results;
}

/** `first` is how many came first, `five` how many among the first five. */
export function summarizeQueries(results: readonly QueryResult[]): string {
  const first = results.filter(({ rank }) => rank === 0).length;
  const five = results.filter(({ rank }) => rank >= 0).length;
  const share = (count: number) => `${((100 * count) / results.length).toFixed(1)} %`;
  const times = results.map(({ time }) => time);
  return `${results.length} queries: ${share(first)} first, ${share(five)} in the first five; median ${getMedian(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(0)} ms`;
}
