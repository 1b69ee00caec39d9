import {
  getPackCache,
  getVisitedCache,
  isOutdatedCache,
  isOwnCache,
  parsePackCache,
} from './offlineCaches';

const SCOPE = 'https://mui.com/x/';
const pack = { version: 'v7', product: 'charts' } as const;

it("removes pages visited in other builds, but neither packs nor caches that aren't ours", () => {
  expect(isOutdatedCache(getVisitedCache('a1', 'page'), 'b2')).toBe(true);
  expect(isOutdatedCache(getVisitedCache('b2', 'page'), 'b2')).toBe(false);
  expect(isOutdatedCache(getVisitedCache('b22', 'page'), 'b2')).toBe(true);
  expect(isOutdatedCache(getPackCache(pack), 'b2')).toBe(false);
  expect(isOutdatedCache('another-app', 'b2')).toBe(false);
});

it('recognizes a pack by the name of its cache', () => {
  expect(parsePackCache(getPackCache(pack))).toEqual(pack);
  expect(parsePackCache('x-docs-pack/v7/scheduler')).toBeUndefined();
  expect(parsePackCache(getVisitedCache('v7', 'page'))).toBeUndefined();
});

it("removes all of our caches, but only this scope's shell", () => {
  expect(isOwnCache(getVisitedCache('a1', 'data'), SCOPE)).toBe(true);
  expect(isOwnCache(getPackCache(pack), SCOPE)).toBe(true);
  expect(isOwnCache(`workbox-precache-v2-${SCOPE}`, SCOPE)).toBe(true);
  expect(isOwnCache('workbox-precache-v2-https://mui.com/store/', SCOPE)).toBe(false);
  expect(isOwnCache('another-app', SCOPE)).toBe(false);
});
