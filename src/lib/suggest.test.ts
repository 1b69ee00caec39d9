import { suggest } from './suggest';

const KNOWN = ['height', 'phoneHeight', 'title'];

test.each([
  ['hieght', ' Did you mean "height"?'],
  ['Title', ' Did you mean "title"?'],
  ['density', ''],
])('%s', (name, expected) => {
  expect(suggest(name, KNOWN)).toBe(expected);
});

test('suggests nothing if no names are known', () => {
  expect(suggest('title', [])).toBe('');
});
