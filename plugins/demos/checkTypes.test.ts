import { parseErrors } from './checkTypes';

it("reads the compiler's messages and passes over their details", () => {
  const output = [
    "docs/grid/Basic.tsx(3,7): error TS2322: Type 'number' is not assignable to type 'string'.",
    '  More about it.',
    'Found 1 error.',
  ].join('\n');
  expect(parseErrors(output)).toEqual([
    {
      file: 'docs/grid/Basic.tsx',
      line: 3,
      message: "Type 'number' is not assignable to type 'string'.",
    },
  ]);
});
