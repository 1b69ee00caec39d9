import { applyReasons, type FoundDifference } from './applyReasons';
import type { Reason } from './reasons';

const difference: FoundDifference = {
  product: 'charts',
  major: 'v8',
  component: 'BarChart',
  member: 'series',
  what: 'type',
  detail: 'says A, is B',
};

const reason: Reason = {
  product: 'charts',
  majors: ['v8'],
  components: ['BarChart'],
  members: ['series'],
  what: 'type',
  reason: 'A is the name of B.',
};

test('a difference without a reason is reported', () => {
  expect(applyReasons([difference], []).unexplained).toEqual([
    'v8 charts BarChart.series: type: says A, is B',
  ]);
});

test('a reason explains only what it names', () => {
  const others = [
    { ...difference, major: 'v7' as const },
    { ...difference, member: 'xAxis' },
    { ...difference, what: 'required' as const },
  ];
  expect(applyReasons([difference, ...others], [reason]).unexplained).toHaveLength(3);
});

test.each([
  ['major', { majors: ['v7', 'v8'] }, 'v7'],
  ['component', { components: ['BarChart', 'PieChart'] }, 'PieChart'],
  ['member', { members: ['series', 'xAxis'] }, 'xAxis'],
  ['difference', { majors: [], components: [], members: 'computed' }, 'for anything'],
] as const)('a reason with an extra %s is reported', (_, change, named) => {
  const { idle } = applyReasons([difference], [{ ...reason, ...change }]);
  expect(idle).toEqual([expect.stringContaining(named)]);
});

test('one reason can explain all members without a declaration', () => {
  const computed = ['mt', 'mb'].map((member) => ({
    ...difference,
    member,
    isComputed: true as const,
  }));
  const reasons = [{ ...reason, members: 'computed' as const }];
  expect(applyReasons(computed, reasons)).toEqual({ unexplained: [], idle: [] });
  expect(applyReasons([...computed, difference], reasons).unexplained).toHaveLength(1);
});
