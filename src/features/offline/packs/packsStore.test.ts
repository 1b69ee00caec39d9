/** @jest-environment jsdom */
import { hasUnsavedWork } from '@site/src/lib/unsavedWork';
import { findObstacle } from '../config';
import {
  cancelPack,
  deletePack,
  findFailure,
  getPacksState,
  keepPack,
  refreshPacks,
} from './packsStore';
import { fetchIndex, fillPack, listPacks, removePack } from './packStorage';

jest.mock('@generated/docusaurus.config', () => ({ baseUrl: '/' }), { virtual: true });
jest.mock('../config');
jest.mock('./packStorage');

const CHARTS = { version: 'v8', product: 'charts' } as const;
const STORED = { ...CHARTS, size: 10, pages: 2, hash: 'h1', isComplete: true, present: 10 };

const persist = jest.fn(() => Promise.resolve(true));

beforeEach(async () => {
  jest.resetAllMocks();
  persist.mockResolvedValue(true);
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      persist,
      estimate: () => Promise.resolve({ usage: 5, quota: 100 }),
      persisted: () => Promise.resolve(true),
    },
  });
  jest.mocked(listPacks).mockResolvedValue([]);
  jest.mocked(fetchIndex).mockResolvedValue({ build: 'b1', packs: [] });
  await refreshPacks();
});

it('loads what is stored, what is available, and how much space there is', async () => {
  jest.mocked(listPacks).mockResolvedValue([STORED]);
  await refreshPacks();
  expect(getPacksState()).toMatchObject({
    obstacle: undefined,
    stored: [STORED],
    offered: [],
    storage: { usage: 5, quota: 100, isPersisted: true },
  });
});

it("shows what is stored if the server can't be reached", async () => {
  jest.mocked(listPacks).mockResolvedValue([STORED]);
  jest.mocked(fetchIndex).mockRejectedValue(new TypeError('Failed to fetch'));
  await refreshPacks();
  expect(getPacksState()).toMatchObject({ stored: [STORED], offered: undefined });
});

it('requests nothing if nothing can be stored', async () => {
  jest.mocked(listPacks).mockClear();
  jest.mocked(findObstacle).mockReturnValue('otherHost');
  await refreshPacks();
  expect(getPacksState().obstacle).toBe('otherHost');
  expect(listPacks).not.toHaveBeenCalled();
});

it('stores one pack at a time, counts as unsaved work meanwhile, and asks the browser to persist it', async () => {
  let finish!: () => void;
  jest.mocked(fillPack).mockImplementation((_base, _pack, _signal, onProgress) => {
    onProgress(4, { size: 10 } as never);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const kept = keepPack(CHARTS);
  await Promise.resolve();
  expect(persist).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve));
  await keepPack({ version: 'v8', product: 'tree-view' });
  expect(fillPack).toHaveBeenCalledTimes(1);
  expect(getPacksState().work).toEqual({ pack: CHARTS, done: 4, total: 10 });
  expect(hasUnsavedWork()).toBe(true);
  finish();
  await kept;
  expect(hasUnsavedWork()).toBe(false);
  expect(getPacksState()).toMatchObject({
    work: undefined,
    failure: undefined,
    outcome: { pack: CHARTS, kind: 'finished' },
  });
});

it("doesn't treat stopping a pack as a failure", async () => {
  jest.mocked(fillPack).mockImplementation(
    (_base, _pack, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const kept = keepPack(CHARTS);
  await new Promise((resolve) => setTimeout(resolve));
  cancelPack();
  await kept;
  expect(getPacksState()).toMatchObject({
    work: undefined,
    failure: undefined,
    outcome: { pack: CHARTS, kind: 'stopped' },
  });
});

it("reports what stopped a pack until it's deleted or stored again", async () => {
  jest.mocked(fillPack).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await keepPack(CHARTS);
  expect(getPacksState()).toMatchObject({ work: undefined, failure: { reason: 'full' } });
  await deletePack(CHARTS);
  expect(removePack).toHaveBeenCalledWith(CHARTS);
  expect(getPacksState()).toMatchObject({ failure: undefined, outcome: { kind: 'deleted' } });
});

it.each([
  [new DOMException('', 'AbortError'), undefined],
  [new DOMException('', 'QuotaExceededError'), 'full'],
  [new TypeError('Failed to fetch'), 'network'],
  [Object.assign(new Error(), { name: 'MissingFileError' }), 'changed'],
])('%s is %s', (error, reason) => {
  expect(findFailure(error)).toBe(reason);
});
