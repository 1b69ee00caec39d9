import path from 'node:path';
import { checkFences } from './checkFences';
import { readFences } from './readFences';

const config = {
  directory: path.resolve('docs'),
  compilerOptions: {
    strict: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    types: [],
  },
};

function check(...lines: string[]) {
  const file = path.resolve('docs/react-charts/index.mdx');
  return checkFences([{ file, fences: readFences(lines.join('\n')) }], config).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

it('accepts code that compiles against the packages of its docs version', () => {
  expect(
    check(
      '{/* fence-setup: declare const sold: number[]; */}',
      '```tsx',
      "import { BarChart } from '@mui/x-charts/BarChart';",
      'export const chart = <BarChart height={200} series={[{ data: sold }]} />;',
      '```',
      '```json',
      '{ "a": 1 }',
      '```',
    ),
  ).toEqual([]);
});

it('reports declarations of a page that no block needs, and names that nothing declares', () => {
  expect(
    check(
      '{/* page-setup: declare const sold: number[]; declare const lost: number[]; */}',
      '',
      '```tsx',
      '<BarChart series={[{ data: sold }]} title={caption} />;',
      '```',
    ),
  ).toEqual([
    "4: Cannot find name 'caption'. Import it, or declare it in a set-up comment (see handbook/writing-pages.md).",
    '1: No code block of the page needs "declare const lost: number[];".',
  ]);
});

it('reports wrong props, unused names, bad syntax, bad JSON and unknown languages by line', () => {
  const diagnostics = check(
    '```tsx',
    "import { BarChart } from '@mui/x-charts/BarChart';",
    'export const chart = <BarChart hieght={200} series={[]} />;',
    '```',
    '```ts',
    'export function count() { const unused = 1; }',
    '```',
    '```jsx',
    'const = 2;',
    '```',
    '```json',
    '{ a: 1 }',
    '```',
    '```sh',
    'ls',
    '```',
  );
  expect(diagnostics).toEqual([
    expect.stringMatching(/^14: Unknown code language "sh"/),
    expect.stringMatching(/^12: Not valid JSON/),
    expect.stringMatching(/^3: .*hieght/),
    expect.stringMatching(/^6: 'unused' is declared/),
    expect.stringMatching(/^9: Variable declaration expected/),
  ]);
});

it('compiles code with dates with every date library that the site shows it with', () => {
  const checkPicker = (prop: string) =>
    check(
      "{/* fence-setup: import { DatePicker } from '@mui/x-date-pickers/DatePicker'; import dayjs from 'dayjs'; */}",
      '```tsx',
      `export const picker = <DatePicker ${prop}={dayjs('2025-06-12')} />;`,
      '```',
    );
  expect(checkPicker('minDate')).toEqual([]);
  expect(checkPicker('minDat').map((text) => /Written with [\w-]+/.exec(text)?.[0])).toEqual([
    undefined,
    'Written with date-fns',
    'Written with luxon',
    'Written with moment',
  ]);
});
