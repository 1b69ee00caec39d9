import { inSlices } from './inSlices';

const items = Array.from({ length: 120 }, (_, index) => index);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does the first at once and the rest in between, in order', () => {
  const done: number[] = [];
  inSlices(items, (item) => done.push(item), new AbortController().signal);
  expect(done).toHaveLength(50);
  jest.runAllTimers();
  expect(done).toEqual(items);
});

it('leaves the rest when it is stopped', () => {
  const controller = new AbortController();
  const run = jest.fn();
  inSlices(items, run, controller.signal);
  controller.abort();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(50);
});
