import { parseErrors } from './checkTypes';

it("reads the compiler's messages and passes over what else is printed", () => {
  const output = [
    "docs/grid/Basic.tsx:3  error TS2322: Type 'number' is not assignable to type 'string'.",
    '2 diagnostics.',
  ].join('\n');
  expect(parseErrors(output)).toEqual([
    {
      file: 'docs/grid/Basic.tsx',
      line: 3,
      message: "Type 'number' is not assignable to type 'string'.",
    },
  ]);
});
