import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runQueries, summarizeQueries } from '../testing/searchQueries/runQueries';

/** Of the list, so many must find first what is expected; all must find it among the first five. */
const FIRST = 0.95;

test('the list of queries finds what is expected', async () => {
  const results = await runQueries(path.join(process.cwd(), 'build'));
  test.info().annotations.push({ type: 'search', description: summarizeQueries(results) });
  const missed = results.filter(({ rank }) => rank < 0).map(({ query }) => query);
  const first = results.filter(({ rank }) => rank === 0).length / results.length;
  expect(missed).toEqual([]);
  expect(first).toBeGreaterThanOrEqual(FIRST);
});
