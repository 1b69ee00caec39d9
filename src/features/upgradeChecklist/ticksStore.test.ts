/** @jest-environment jsdom */
import { parseTicks, setTicks, TICKS_KEY, ticksStore } from './ticksStore';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

const getStored = () => JSON.parse(window.localStorage.getItem(TICKS_KEY) ?? '[]') as string[];

it('stores check marks in the browser', () => {
  setTicks(['a', 'b'], true);
  setTicks(['b', 'c'], true);
  expect(getStored()).toEqual(['a', 'b', 'c']);
  setTicks(['a', 'c'], false);
  expect(getStored()).toEqual(['b']);
  expect(ticksStore.get()).toEqual({ ids: ['b'], isKept: true });
  setTicks(['b'], false);
});

it('follows other tabs while a list is shown', () => {
  const unsubscribe = ticksStore.subscribe(() => {});
  window.localStorage.setItem(TICKS_KEY, '["z"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(ticksStore.get().ids).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: TICKS_KEY }));
  expect(ticksStore.get().ids).toEqual(['z']);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(ticksStore.get().ids).toEqual([]);
  unsubscribe();
});

it('reports if the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  setTicks(['a'], true);
  expect(ticksStore.get()).toEqual({ ids: ['a'], isKept: false });
});

it.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['not JSON', []],
  ['["a",1,null,"b"]', ['a', 'b']],
])('reads %j from storage', (text, ids) => {
  expect(parseTicks(text)).toEqual(ids);
});
