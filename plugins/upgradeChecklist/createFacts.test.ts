import path from 'node:path';
import { compareProducts } from '../../src/lib/apiChanges/compareProducts';
import { RENAMES } from '../../src/lib/apiChanges/renames';
import type { ApiChange } from '../../src/lib/contracts/apiChanges';
import { loadProduct } from '../apiReference/loadModels';
import { countUnmentioned } from './countUnmentioned';
import { createFacts, createOutlines } from './createFacts';
import { readGuides, type ReadGuide } from './readGuides';

const SITE_DIR = path.join(__dirname, '../..');

const guide: ReadGuide = {
  ...({
    product: 'charts',
    from: 'v7',
    to: 'v8',
    path: '/x/migration/migration-charts-v7/',
  } as const),
  steps: [
    { kind: 'codemod', anchor: 'run', title: 'Run', commands: ['npx a', 'npx b'] },
    { kind: 'manual', anchor: 'slots', title: 'Slots', commands: ['npx c'] },
  ],
  names: new Set(['legend', 'resize']),
};

const inGroup = (name: string, changes: ApiChange[]) => ({
  kind: 'component' as const,
  name,
  changes,
});

it('counts names that were removed without a mention, each once', () => {
  const groups = [
    inGroup('BarChart', [
      { part: 'prop', kind: 'removed', name: 'legend' },
      { part: 'prop', kind: 'removed', name: 'viewBox' },
      { part: 'prop', kind: 'renamed', name: 'hideLegend', before: 'legend' },
      { part: 'prop', kind: 'renamed', name: 'axisId', before: 'axisKey' },
      { part: 'prop', kind: 'added', name: 'layout' },
      { part: 'prop', kind: 'retyped', name: 'series' },
    ]),
    inGroup('LineChart', [{ part: 'prop', kind: 'removed', name: 'viewBox' }]),
  ];
  expect(countUnmentioned({ groups }, guide.names)).toBe(2);
});

it('publishes no names, and no count if nothing is known about the API', () => {
  const lab: ReadGuide = { ...guide, from: 'lab' };
  const published = { ...guide, names: undefined };
  const findChanges = jest.fn(() => ({ groups: [] }));
  expect(createFacts([guide, lab], findChanges)).toEqual({
    guides: [
      { ...published, unmentioned: 0 },
      { ...published, from: 'lab' },
    ],
  });
  expect(findChanges).toHaveBeenCalledTimes(1);
  expect(createFacts([guide], () => undefined)).toEqual({ guides: [published] });
});

it('includes only codemods in the served page', () => {
  expect(createOutlines([guide])).toEqual([
    {
      ...{ product: 'charts', from: 'v7', to: 'v8', path: '/x/migration/migration-charts-v7/' },
      commands: ['npx a', 'npx b'],
    },
  ]);
});

it('finds most removed names of the data grid from v7 to v8 in its guide', async () => {
  const [guides, from, to] = await Promise.all([
    readGuides(SITE_DIR),
    loadProduct(SITE_DIR, 'v7', 'data-grid'),
    loadProduct(SITE_DIR, 'v8', 'data-grid'),
  ]);
  const { names } = guides.find((one) => one.product === 'data-grid' && one.from === 'v7')!;
  const changes = compareProducts(from, to, RENAMES);
  const all = countUnmentioned(changes, new Set());
  expect(all).toBeGreaterThan(40);
  expect(countUnmentioned(changes, names)).toBeLessThan(all / 3);
}, 600_000);
