import type { SearchAnswer, SearchRequest } from '@site/src/lib/contracts/search';
import type { ScopeChoice } from '../scope';
import { type Answers, findOutcome, listElsewhere } from './findOutcome';

const REQUEST: SearchRequest = { query: 'zoom', scope: 'charts', version: 'v7', limit: 20 };

const answer = (total: number): SearchAnswer => ({ hits: [], total, nearest: [] });

/** Answers that are immediately final. */
const createAnswers = (ask: Answers['ask']): Answers => ({
  ask,
  isComplete: () => true,
  complete: () => Promise.resolve(),
});

/** Answers by `scope version`; nothing elsewhere. */
const answerFrom = (totals: Record<string, number>): Answers =>
  createAnswers(({ scope, version }) =>
    Promise.resolve(answer(totals[`${scope} ${version}`] ?? 0)),
  );

/** Only knows names until a place is completed, like the engine. */
function createEngine(names: Record<string, number>, texts: Record<string, number>) {
  const completed: string[] = [];
  const getKey = ({ scope, version }: ScopeChoice) => `${scope} ${version}`;
  const answers: Answers = {
    ask: (request) => {
      const key = getKey(request);
      const found = completed.includes(key) ? { ...names, ...texts } : names;
      return Promise.resolve(answer(found[key] ?? 0));
    },
    isComplete: (choice) => completed.includes(getKey(choice)),
    complete: (choice) => {
      completed.push(getKey(choice));
      return Promise.resolve();
    },
  };
  return { answers, completed };
}

it('shows the number of results in all products after the results', async () => {
  const outcome = await findOutcome(REQUEST, answerFrom({ 'charts v7': 3, 'all v7': 9 }));
  expect(outcome.ways).toEqual([{ scope: 'all', version: 'v7', total: 9 }]);
  const wide = { ...REQUEST, scope: 'all' as const };
  expect((await findOutcome(wide, answerFrom({ 'all v7': 9 }))).ways).toEqual([]);
});

it('if nothing was found, shows only places with results', async () => {
  const { ways } = await findOutcome(REQUEST, answerFrom({ 'charts v8': 2, 'data-grid v7': 5 }));
  expect(ways).toEqual([
    { scope: 'charts', version: 'v8', total: 2 },
    { scope: 'data-grid', version: 'v7', total: 5 },
  ]);
});

it("only waits for names if they're enough", async () => {
  const { answers, completed } = createEngine({ 'charts v7': 3 }, { 'charts v7': 5, 'all v7': 9 });
  const outcome = await findOutcome(REQUEST, answers);
  expect(outcome.answer.total).toBe(3);
  expect(outcome.ways).toEqual([{ scope: 'all', version: 'v7', total: undefined }]);
  expect(completed).toEqual([]);
});

it('reads descriptions here before it searches elsewhere, and there as well', async () => {
  const here = createEngine({}, { 'charts v7': 2 });
  expect((await findOutcome(REQUEST, here.answers)).answer.total).toBe(2);
  const elsewhere = createEngine({}, { 'tree-view v7': 4 });
  const { ways } = await findOutcome(REQUEST, elsewhere.answers);
  expect(ways).toEqual([{ scope: 'tree-view', version: 'v7', total: 4 }]);
});

it('finds an exact name in a product that has loaded in the meantime', async () => {
  const asked: ScopeChoice[] = [];
  const answers = createAnswers(({ scope, version }) => {
    const isThere = asked.some((choice) => choice.scope === 'data-grid');
    asked.push({ scope, version });
    return Promise.resolve(answer(scope === 'charts' && isThere ? 1 : 0));
  });
  const request = { ...REQUEST, findsNamesElsewhere: true };
  const outcome = await findOutcome(request, answers);
  expect(outcome.answer.total).toBe(1);
  expect(outcome.ways).toEqual([{ scope: 'all', version: 'v7', total: undefined }]);
});

it('searches the products of a version, and the current version', () => {
  expect(listElsewhere({ scope: 'data-grid', version: 'v5' })).toEqual([
    { scope: 'data-grid', version: 'v8' },
    { scope: 'date-pickers', version: 'v5' },
    { scope: 'all', version: 'v8' },
  ]);
  expect(listElsewhere({ scope: 'all', version: 'v8' })).toHaveLength(4);
});

it('neither waits for a count nor fails with it', async () => {
  jest.useFakeTimers();
  const slow = createAnswers(({ scope }) =>
    scope === 'all' ? new Promise(() => {}) : Promise.resolve(answer(1)),
  );
  const outcome = findOutcome(REQUEST, slow);
  await jest.advanceTimersByTimeAsync(1000);
  expect((await outcome).ways).toEqual([{ scope: 'all', version: 'v7', total: undefined }]);
  jest.useRealTimers();
  const broken = createAnswers(({ scope }) =>
    scope === 'all' ? Promise.reject(new Error('offline')) : Promise.resolve(answer(1)),
  );
  expect((await findOutcome(REQUEST, broken)).ways).toEqual([
    { scope: 'all', version: 'v7', total: undefined },
  ]);
});

it('waits for counts if there is nothing else to show', async () => {
  jest.useFakeTimers();
  const slow = createAnswers(
    ({ scope }) =>
      new Promise((resolve) => {
        const found = answer(scope === 'tree-view' ? 2 : 0);
        setTimeout(() => resolve(found), scope === 'charts' ? 0 : 2000);
      }),
  );
  const outcome = findOutcome(REQUEST, slow);
  await jest.advanceTimersByTimeAsync(3000);
  expect((await outcome).ways).toEqual([{ scope: 'tree-view', version: 'v7', total: 2 }]);
  jest.useRealTimers();
});

it('rejects if the search itself does', async () => {
  const offline = createAnswers(() => Promise.reject(new Error('offline')));
  await expect(findOutcome(REQUEST, offline)).rejects.toThrow('offline');
});
