import {
  createComponent,
  createInterface,
  createMember,
} from '../../src/lib/apiChanges/testModels';
import type { KnownProblem } from '../../src/lib/contracts/knownProblem';
import { findProblems } from './findProblems';

const component = createComponent('YearCalendar', {
  props: [
    createMember('onYearChange', 'F'),
    createMember('slots', 'S'),
    createMember('slotProps', 'P'),
  ],
  slots: [
    { name: 'day', type: 'any' },
    { name: 'layout', type: 'any' },
  ],
});

const create = (title: string): KnownProblem => ({
  id: 'a-problem',
  title,
  versions: '8.7.0',
  components: ['YearCalendar', 'AxisConfig'],
  pages: ['/x/react-date-pickers/date-calendar/#years', '/x/react-date-pickers/validation/'],
  problem: 'The prop `slots` is fine.',
});

test.each([
  ['`onYearChange` is not called', ['onYearChange'], []],
  ['`slots.day` is ignored', [], ['day']],
  ['`slotProps.day` is ignored', ['slotProps'], []],
  ['The slot `layout` moves', [], ['layout']],
  ['`onYearChange(null)` and `slots` throw', ['onYearChange', 'slots'], []],
  ['Years jump', [], []],
])('%s: finds its rows', (title, members, slots) => {
  expect(findProblems([create(title)], component, 'v8')).toEqual([
    { title, path: '/x/react-date-pickers/date-calendar/#a-problem', members, slots },
  ]);
});

test('unrelated problems are left out, and types have members', () => {
  expect(findProblems([create('x')], createComponent('DayCalendar'), 'v8')).toEqual([]);
  const api = createInterface('AxisConfig', [createMember('fill', 'string')]);
  expect(findProblems([create('`fill` of an axis')], api, 'v8')[0]).toMatchObject({
    members: ['fill'],
    slots: [],
  });
});
