import type { SearchAnswer, SearchRequest } from '@site/src/lib/contracts/search';
import { type Ask, findOutcome, listElsewhere } from './findOutcome';

const REQUEST: SearchRequest = { query: 'zoom', scope: 'charts', version: 'v7', limit: 20 };

const answer = (total: number): SearchAnswer => ({ hits: [], total, nearest: [] });

/** Answers by `scope version`; nothing elsewhere. */
const askFrom =
  (totals: Record<string, number>): Ask =>
  ({ scope, version }) =>
    Promise.resolve(answer(totals[`${scope} ${version}`] ?? 0));

it('says after results how many all products have', async () => {
  const outcome = await findOutcome(REQUEST, askFrom({ 'charts v7': 3, 'all v7': 9 }));
  expect(outcome.ways).toEqual([{ scope: 'all', version: 'v7', total: 9 }]);
  const wide = { ...REQUEST, scope: 'all' as const };
  expect((await findOutcome(wide, askFrom({ 'all v7': 9 }))).ways).toEqual([]);
});

it('shows, where nothing was found, only where there is something', async () => {
  const { ways } = await findOutcome(REQUEST, askFrom({ 'charts v8': 2, 'data-grid v7': 5 }));
  expect(ways).toEqual([
    { scope: 'charts', version: 'v8', total: 2 },
    { scope: 'data-grid', version: 'v7', total: 5 },
  ]);
});

it('looks in the products that a version has, and in the current version', () => {
  expect(listElsewhere({ scope: 'data-grid', version: 'v5' })).toEqual([
    { scope: 'data-grid', version: 'v8' },
    { scope: 'date-pickers', version: 'v5' },
    { scope: 'all', version: 'v8' },
  ]);
  expect(listElsewhere({ scope: 'all', version: 'v8' })).toHaveLength(4);
});

it('does not wait for a count, nor fail with it', async () => {
  jest.useFakeTimers();
  const slow: Ask = ({ scope }) =>
    scope === 'all' ? new Promise(() => {}) : Promise.resolve(answer(1));
  const outcome = findOutcome(REQUEST, slow);
  await jest.advanceTimersByTimeAsync(1000);
  expect((await outcome).ways).toEqual([{ scope: 'all', version: 'v7', total: undefined }]);
  jest.useRealTimers();
  const broken: Ask = ({ scope }) =>
    scope === 'all' ? Promise.reject(new Error('offline')) : Promise.resolve(answer(1));
  expect((await findOutcome(REQUEST, broken)).ways).toEqual([
    { scope: 'all', version: 'v7', total: undefined },
  ]);
});

it('waits for counts where they are all there is to show', async () => {
  jest.useFakeTimers();
  const slow: Ask = ({ scope }) =>
    new Promise((resolve) =>
      setTimeout(
        () => resolve(answer(scope === 'tree-view' ? 2 : 0)),
        scope === 'charts' ? 0 : 2000,
      ),
    );
  const outcome = findOutcome(REQUEST, slow);
  await jest.advanceTimersByTimeAsync(3000);
  expect((await outcome).ways).toEqual([{ scope: 'tree-view', version: 'v7', total: 2 }]);
  jest.useRealTimers();
});

it('fails where the search itself does', async () => {
  const offline: Ask = () => Promise.reject(new Error('offline'));
  await expect(findOutcome(REQUEST, offline)).rejects.toThrow('offline');
});
