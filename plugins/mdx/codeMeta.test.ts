import { parseCodeMeta } from './codeMeta';

it('reads the title of a block, also of a diff between majors', () => {
  expect(parseCodeMeta('title="a.ts"', 'ts')).toEqual({ title: 'a.ts' });
  expect(parseCodeMeta('from=v7 title="a.ts"', 'diff')).toEqual({ title: 'a.ts' });
  expect(parseCodeMeta('from=v7', 'diff')).toEqual({});
  expect(parseCodeMeta('', 'ts')).toEqual({});
});

it('says what a block may have', () => {
  expect(() => parseCodeMeta('{1-3}', 'ts')).toThrow(/highlight-start.*/);
  expect(() => parseCodeMeta('from=v7', 'ts')).toThrow(/nothing else: from=v7/);
});
