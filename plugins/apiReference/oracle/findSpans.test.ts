import { findMemberSpan, type MajorMembers } from './findSpans';

const createMajor = (
  major: MajorMembers['major'],
  members: readonly string[] | undefined,
): MajorMembers => ({
  major,
  components: new Map(members ? [['Chip', new Set(members)]] : []),
  names: new Set(['Chip']),
});

const majors = (...lists: (readonly string[] | undefined)[]) =>
  lists.map((list, index) => createMajor(`v${8 - index}`, list));

test.each([
  ['every major has it', majors(['a'], ['a']), {}],
  ['it came', majors(['a'], []), { since: 'v8' }],
  ['it went', majors([], ['a']), { until: 'v7' }],
  ['it came and went', majors([], ['a'], []), { since: 'v7', until: 'v7' }],
  ['it came back', majors(['a'], [], ['a']), { since: 'v8' }],
  ['a major uses the name for something else', majors(['a'], undefined, ['a']), {}],
])('finds the span where %s', (_, list, span) => {
  expect(findMemberSpan(list, 'Chip', 'a')).toEqual(span);
});

test('a major without the component does not have its members', () => {
  const [newest, older] = majors(['a'], undefined) as [MajorMembers, MajorMembers];
  expect(findMemberSpan([newest, { ...older, names: new Set() }], 'Chip', 'a')).toEqual({
    since: 'v8',
  });
});
