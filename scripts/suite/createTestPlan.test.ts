import path from 'node:path';
import { DETAIL_SPECS, REACH_TABLE } from '../../testing/plan/reachTable';
import { SAMPLE } from '../../testing/plan/sample';
import { createTestPlan, formatTestPlan } from './createTestPlan';
import { readReachSite } from './readReachSite';

const site = readReachSite(path.join(__dirname, '../..'));

it('covers the sample and the specs of each feature if nothing changed', () => {
  const { plan, specs } = createTestPlan([], site);
  expect(plan.pages).toEqual([...SAMPLE].sort());
  expect(specs).toEqual(expect.arrayContaining(['ads', 'search', 'playground', 'templates']));
  expect(specs.filter((spec) => DETAIL_SPECS.includes(spec))).toEqual([]);
  expect(site.specs).toEqual(expect.arrayContaining([...DETAIL_SPECS]));
});

it('builds the pages that are opened, and all current ones for specs that need each of them', () => {
  const { builtPages } = createTestPlan([], site);
  expect(builtPages).toEqual(expect.arrayContaining([...SAMPLE, '/x/react-charts/quickstart/']));
  expect(builtPages).not.toContain('/x/react-charts/gauge/');
  const whole = createTestPlan(['src/features/search/SearchBar.tsx'], site);
  expect(whole.builtPages.filter((page) => !/^\/x\/v\d\//.test(page))).toEqual([]);
});

it('adds the specs of parts of a feature that changed, and reports them', () => {
  const testPlan = createTestPlan(['src/features/ads/AdSlot.tsx'], site);
  expect(testPlan.specs).toEqual(expect.arrayContaining(['ads', 'adFeed', 'adScript']));
  expect(testPlan.specs).not.toContain('offlinePacks');
  expect(formatTestPlan(testPlan)).toContain('adFeed');
});

it('has a feature for every spec', () => {
  const reached = new Set(REACH_TABLE.flatMap(({ specs = [] }) => (specs === 'all' ? [] : specs)));
  expect(DETAIL_SPECS.filter((spec) => !reached.has(spec))).toEqual([]);
});

it('checks the wording of old versions that changed, and of all if the check changed', () => {
  const list = (...changed: string[]) => createTestPlan(changed, site).textVersions;
  expect(list('src/lib/products.ts')).toEqual(['v8']);
  expect(list('versioned_docs/version-v6/react-charts/bars/index.mdx')).toEqual(['v8', 'v6']);
  expect(list('scripts/prose/wordings.ts')).toEqual(['v8', 'v7', 'v6', 'v5', 'v4']);
});
