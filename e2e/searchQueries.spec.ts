import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HELD_OUT_QUESTIONS, TUNED_QUESTIONS } from '../testing/searchQueries/questions';
import {
  getAnsweredShare,
  runQueries,
  runQuestions,
  summarizeQueries,
} from '../testing/searchQueries/runQueries';

const BUILD_DIR = path.join(process.cwd(), 'build');

/** Of the list, so many must find first what is expected; all must find it among the first five. */
const FIRST = 0.95;

/** Of what people asked, so much must be answered among three hits. */
const ANSWERED = 0.92;

test('the list of queries finds what is expected', async () => {
  const results = await runQueries(BUILD_DIR);
  test.info().annotations.push({ type: 'search', description: summarizeQueries(results) });
  const missed = results.filter(({ rank }) => rank < 0).map(({ query }) => query);
  const first = results.filter(({ rank }) => rank === 0).length / results.length;
  expect(missed).toEqual([]);
  expect(first).toBeGreaterThanOrEqual(FIRST);
});

for (const [name, groups] of [
  ['those that tune search', TUNED_QUESTIONS],
  ['those that are held out', HELD_OUT_QUESTIONS],
] as const) {
  test(`questions of readers are answered: ${name}`, async () => {
    const share = getAnsweredShare(await runQuestions(BUILD_DIR, groups));
    test.info().annotations.push({ type: 'search', description: `${(100 * share).toFixed(1)} %` });
    expect(share).toBeGreaterThanOrEqual(ANSWERED);
  });
}
