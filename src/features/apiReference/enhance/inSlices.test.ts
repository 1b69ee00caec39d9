import { inSlices } from './inSlices';

const items = Array.from({ length: 120 }, (_, index) => index);

/** Each item takes 1 ms. */
let time = 0;
const done: number[] = [];
const run = (item: number) => {
  done.push(item);
  time += 1;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  done.length = 0;
});
afterEach(() => jest.useRealTimers());

it('processes what fits into 8 ms immediately and the rest in between, in order', () => {
  inSlices(items, run, new AbortController().signal);
  expect(done).toEqual(items.slice(0, 8));
  jest.runAllTimers();
  expect(done).toEqual(items);
});

it("skips the rest when it's stopped", () => {
  const controller = new AbortController();
  inSlices(items, run, controller.signal);
  controller.abort();
  jest.runAllTimers();
  expect(done).toHaveLength(8);
});
