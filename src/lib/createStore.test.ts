import { createStore } from './createStore';

it("reads its state when it's first requested, and only once", () => {
  const read = jest.fn(() => 1);
  const store = createStore({ serverState: 0, read });
  expect(read).not.toHaveBeenCalled();
  expect([store.get(), store.get(), store.getServerState()]).toEqual([1, 1, 0]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('notifies its listeners of every new state until they unsubscribe', () => {
  const store = createStore<number | undefined>({ serverState: undefined });
  const listener = jest.fn(() => store.get());
  const unsubscribe = store.subscribe(listener);
  store.set(undefined);
  store.set(1);
  store.set(1);
  store.set(undefined);
  unsubscribe();
  store.set(2);
  expect(listener.mock.results.map(({ value }) => value)).toEqual([1, undefined]);
});

it('watches while it has listeners', () => {
  const unwatch = jest.fn();
  const watch = jest.fn(() => unwatch);
  const store = createStore({ serverState: 0, watch });
  const ends = [store.subscribe(() => {}), store.subscribe(() => {})];
  expect(watch).toHaveBeenCalledTimes(1);
  ends[0]?.();
  ends[0]?.();
  expect(unwatch).not.toHaveBeenCalled();
  ends[1]?.();
  expect(unwatch).toHaveBeenCalledTimes(1);
  store.subscribe(() => {});
  expect(watch).toHaveBeenCalledTimes(2);
});
