import { parseErrors } from './checkTypes';

it("reads the compiler's messages and ignores other output", () => {
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

it("doesn't treat a compiler that failed silently as one that found nothing", () => {
  expect(() => parseErrors('RangeError: out of memory\n', 134)).toThrow(
    'Failed to check the types of the demos:\nRangeError: out of memory',
  );
  expect(() => parseErrors('', null)).toThrow('Failed to check');
  expect(parseErrors('', 0)).toEqual([]);
});
