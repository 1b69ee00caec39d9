import { parseCodeMeta } from './codeMeta';

it('reads the title of a block, including a diff between majors', () => {
  expect(parseCodeMeta('title="a.ts"', 'ts')).toEqual({ title: 'a.ts' });
  expect(parseCodeMeta('from=v7 title="a.ts"', 'diff')).toEqual({ title: 'a.ts' });
  expect(parseCodeMeta('from=v7', 'diff')).toEqual({});
  expect(parseCodeMeta('', 'ts')).toEqual({});
});

it("says what's allowed on a block", () => {
  expect(() => parseCodeMeta('{1-3}', 'ts')).toThrow(/highlight-start.*/);
  expect(() => parseCodeMeta('from=v7', 'ts')).toThrow(/not from=v7/);
});
