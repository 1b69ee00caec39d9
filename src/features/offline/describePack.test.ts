import type { StoredPack } from './packs/packStorage';
import {
  getAnnouncedPercent,
  getPackName,
  getPackPage,
  isOutdated,
  readWantedPath,
} from './describePack';

const pack: StoredPack = {
  version: 'v7',
  product: 'charts',
  size: 10,
  pages: 2,
  hash: 'h1',
  isComplete: true,
  present: 10,
};

it("returns a pack's name and first page", () => {
  expect(getPackName(pack)).toBe('Charts v7');
  expect(getPackPage(pack)).toBe('/x/v7/react-charts/');
  expect(getPackPage({ ...pack, version: 'v8' })).toBe('/x/react-charts/');
});

it('is outdated if the server has a different state', () => {
  expect(isOutdated(pack, undefined)).toBe(false);
  expect(isOutdated(pack, [{ ...pack, version: 'v8', hash: 'h2' }])).toBe(false);
  expect(isOutdated(pack, [{ ...pack, hash: 'h1' }])).toBe(false);
  expect(isOutdated(pack, [{ ...pack, hash: 'h2' }])).toBe(true);
});

it('announces each quarter', () => {
  expect([0, 24, 25, 60, 99, 100].map((done) => getAnnouncedPercent(done, 100))).toEqual([
    0, 0, 25, 50, 75, 100,
  ]);
  expect(getAnnouncedPercent(0, undefined)).toBe(0);
});

it.each([
  ['?from=%2Fx%2Freact-charts%2Fbars%2F', '/x/react-charts/bars/'],
  ['?from=/x/', '/x/'],
  ['', undefined],
  ['?from=//evil.example/x/', undefined],
  ['?from=javascript:alert(1)', undefined],
  ['?from=/x/../store/', undefined],
])('reads the path of %s', (search, path) => {
  expect(readWantedPath(search, 'from')).toBe(path);
});
