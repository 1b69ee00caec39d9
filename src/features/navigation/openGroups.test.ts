import { isGroupOpen, parseOpenGroups } from './openGroups';

it('opens and closes what the reader opened and closed, otherwise follows the page', () => {
  const groups = parseOpenGroups('{"Charts":true,"Rows":false}');
  expect(isGroupOpen(groups, 'Charts', false)).toBe(true);
  expect(isGroupOpen(groups, 'Rows', true)).toBe(false);
  expect(isGroupOpen(groups, 'Columns', true)).toBe(true);
  expect(isGroupOpen(groups, 'Columns', false)).toBe(false);
});

it.each([null, '', 'null', '[1]', '{', '"text"'])('reads %s as no choices', (text) => {
  expect(parseOpenGroups(text)).toEqual({});
});
