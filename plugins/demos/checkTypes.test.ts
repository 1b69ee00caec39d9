import { parseErrors } from './checkTypes';

it("reads the compiler's messages and passes over what else is printed", () => {
  const output = [
    "docs/grid/Basic.tsx:3  error TS2322: Type 'number' is not assignable to type 'string'.",
    '2 diagnostics.',
  ].join('\n');
  expect(parseErrors(output, 1)).toEqual([
    {
      file: 'docs/grid/Basic.tsx',
      line: 3,
      message: "Type 'number' is not assignable to type 'string'.",
    },
  ]);
});

it('does not take a compiler that ended without a word for one that found nothing', () => {
  expect(() => parseErrors('RangeError: out of memory\n', 134)).toThrow(
    'The types of the demos could not be checked:\nRangeError: out of memory',
  );
  expect(() => parseErrors('', null)).toThrow('could not be checked');
  expect(parseErrors('', 0)).toEqual([]);
});
