import { createSearcher, listSections } from './createSearcher';
import { packEntries } from './packIndex';
import { TEST_ENTRIES } from './testEntries';

const packed = packEntries(TEST_ENTRIES);
const empty = packEntries([]);

const REQUEST = { query: 'wide part', scope: 'data-grid', version: 'v8', limit: 5 } as const;

function readFile(path: string): Promise<unknown> {
  const { names, texts } = path.includes('data-grid') ? packed : empty;
  return Promise.resolve(path.includes('.names.') ? names : texts);
}

it('searches the products in the version, and the general pages', () => {
  expect(listSections('v8', 'charts')).toEqual(['charts', 'general']);
  expect(listSections('v4', 'all')).toEqual(['data-grid', 'general']);
  expect(listSections('v4', 'charts')).toEqual(['general']);
});

it('reads each file once', async () => {
  const read = jest.fn(readFile);
  const searcher = createSearcher(read);
  await Promise.all([searcher.search(REQUEST), searcher.search(REQUEST)]);
  await searcher.complete('v8', 'data-grid');
  expect(read.mock.calls.flat().sort()).toEqual([
    'search-index/v8/data-grid.names.json',
    'search-index/v8/data-grid.texts.json',
    'search-index/v8/general.names.json',
    'search-index/v8/general.texts.json',
  ]);
});

it('reads no texts until it should complete', async () => {
  const read = jest.fn(readFile);
  const searcher = createSearcher(read);
  await searcher.prepare('v8', 'data-grid');
  await searcher.search({ ...REQUEST, query: 'rows' });
  expect(read.mock.calls.flat().filter((path) => path.includes('.texts.'))).toEqual([]);
});

it('searches names until texts have loaded', async () => {
  let release = () => {};
  const texts = new Promise<void>((resolve) => {
    release = resolve;
  });
  const searcher = createSearcher(async (path) => {
    if (path.includes('.texts.')) {
      await texts;
    }
    return readFile(path);
  });
  const completed = searcher.complete('v8', 'data-grid');
  expect((await searcher.search(REQUEST)).total).toBe(0);
  release();
  await completed;
  expect((await searcher.search(REQUEST)).hits[0]?.path).toContain('#limits');
});

it("searches names if texts can't be loaded", async () => {
  const searcher = createSearcher((path) =>
    path.includes('.texts.') ? Promise.reject(new Error('gone')) : readFile(path),
  );
  await searcher.complete('v8', 'data-grid');
  expect((await searcher.search({ ...REQUEST, query: 'rows' })).total).toBeGreaterThan(0);
});

it('searches the sections that could be loaded, and lists the others', async () => {
  const searcher = createSearcher((path) =>
    path.includes('data-grid') ? readFile(path) : Promise.reject(new Error('not stored')),
  );
  const answer = await searcher.search({ ...REQUEST, query: 'rows', scope: 'all' });
  expect(answer.total).toBeGreaterThan(0);
  expect(answer.unread).toEqual(['date-pickers', 'charts', 'tree-view', 'general']);
});

describe('a name of another product', () => {
  const NAMED = {
    ...REQUEST,
    scope: 'charts',
    query: 'DataGrid',
    findsNamesElsewhere: true,
  } as const;

  it('is found once that product has loaded', async () => {
    const searcher = createSearcher(readFile);
    expect((await searcher.search(NAMED)).total).toBe(0);
    await searcher.prepare('v8', 'all');
    const { hits } = await searcher.search(NAMED);
    expect(hits).toMatchObject([{ section: 'data-grid', path: '/x/api/data-grid/data-grid/' }]);
    expect((await searcher.search({ ...NAMED, query: 'pinned' })).total).toBe(0);
  });

  it('is only found if requested', async () => {
    const searcher = createSearcher(readFile);
    await searcher.prepare('v8', 'all');
    const { total } = await searcher.search({ ...NAMED, findsNamesElsewhere: false });
    expect(total).toBe(0);
  });
});

it("retries what couldn't be loaded", async () => {
  let isOnline = false;
  const searcher = createSearcher((path) =>
    isOnline ? readFile(path) : Promise.reject(new Error('offline')),
  );
  await expect(searcher.search(REQUEST)).rejects.toThrow('offline');
  isOnline = true;
  await expect(searcher.search({ ...REQUEST, query: 'rows' })).resolves.toMatchObject({
    total: expect.any(Number) as number,
  });
});
