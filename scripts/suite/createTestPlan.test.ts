import path from 'node:path';
import { DETAIL_SPECS, REACH_TABLE } from '../../testing/plan/reachTable';
import { SAMPLE } from '../../testing/plan/sample';
import { createTestPlan, formatTestPlan } from './createTestPlan';
import { readReachSite } from './readReachSite';

const site = readReachSite(path.join(__dirname, '../..'));

it('covers the sample and the specs of each feature where nothing changed', () => {
  const { plan, specs } = createTestPlan([], site);
  expect(plan.pages).toEqual([...SAMPLE].sort());
  expect(specs).toEqual(expect.arrayContaining(['ads', 'search', 'playground', 'templates']));
  expect(specs.filter((spec) => DETAIL_SPECS.includes(spec))).toEqual([]);
  expect(site.specs).toEqual(expect.arrayContaining([...DETAIL_SPECS]));
});

it('adds the specs of parts of a feature that changed, and says so', () => {
  const testPlan = createTestPlan(['src/features/ads/AdSlot.tsx'], site);
  expect(testPlan.specs).toEqual(expect.arrayContaining(['ads', 'adFeed', 'adScript']));
  expect(testPlan.specs).not.toContain('offlinePacks');
  expect(formatTestPlan(testPlan)).toContain('adFeed');
});

it('has no spec that no change to its feature reaches', () => {
  const reached = new Set(REACH_TABLE.flatMap(({ specs = [] }) => (specs === 'all' ? [] : specs)));
  expect(DETAIL_SPECS.filter((spec) => !reached.has(spec))).toEqual([]);
});
