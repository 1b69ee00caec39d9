import { ProgramError } from '../compile/ProgramError';
import { toDiagnostic } from './toDiagnostic';

const origin = { names: ['Demo.tsx', 'parts/a+b.tsx'], offset: 2 };

function createError(error: Error, stack: string): Error {
  return Object.assign(error, { stack });
}

it('finds file and line on a Chrome stack', () => {
  const stack = `TypeError: no
    at https://docs.test/runner/v8/main.1.js:1:9999
    at cell (parts/a+b.tsx:9:5)
    at Demo (Demo.tsx:5:9)`;
  expect(toDiagnostic(createError(new TypeError('no'), stack), origin)).toEqual({
    message: 'TypeError: no',
    file: 'parts/a+b.tsx',
    line: 7,
  });
});

it('finds file and line on a Safari stack', () => {
  const stack =
    'l@https://docs.test/main.js:1:1\nDemo@Demo.tsx:12:3\nb@https://docs.test/main.js:1:2';
  expect(toDiagnostic(createError(new Error('no'), stack), origin)).toEqual({
    message: 'no',
    file: 'Demo.tsx',
    line: 10,
  });
});

it('finds the line in a single file on a Firefox stack', () => {
  const stack = 'Demo@https://docs.test/runner/v8/ line 40 > Function:8:11';
  const error = createError(new Error('no'), stack);
  expect(toDiagnostic(error, { names: ['Demo.tsx'], offset: 2 })).toMatchObject({ line: 6 });
  expect(toDiagnostic(error, origin)).toEqual({ message: 'no' });
});

it("doesn't mistake another file for one of the program's", () => {
  const stack = 'at a (https://docs.test/MyDemo.tsx:1:2)';
  expect(toDiagnostic(createError(new Error('no'), stack), origin)).toEqual({ message: 'no' });
});

it.each([
  ['a text', 'gone', 'gone'],
  ['an object', { code: 1 }, '[object Object]'],
  [
    'an error hidden by the browser',
    undefined,
    "A library failed. For details, see your browser's console.",
  ],
])('describes a thrown %s', (_name, value, message) => {
  expect(toDiagnostic(value, origin)).toEqual({ message });
});

it("spells out React's numbered errors", () => {
  const minified = (code: number, args = '') =>
    new Error(
      `Minified React error #${code}; visit https://reactjs.org/docs/error-decoder.html?invariant=${code}${args} for the full message`,
    );
  const describe = (error: Error) => toDiagnostic(error, { names: [], offset: 0 }).message;
  expect(describe(minified(301))).toMatch(/^Too many re-renders/);
  expect(describe(minified(130, '&args[]=undefined&args[]='))).toMatch(/^A component is undefined/);
  expect(describe(minified(31, '&args[]=object%20with%20keys%20%7Ba%7D'))).toContain(
    'object with keys {a}',
  );
  expect(describe(minified(999))).toContain('#999');
});

it('keeps a diagnostic whose position is known', () => {
  const diagnostic = { message: 'Unexpected token', file: 'Demo.tsx', line: 1, column: 2 };
  expect(toDiagnostic(new ProgramError(diagnostic), origin)).toBe(diagnostic);
});
