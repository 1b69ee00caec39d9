import { compileFile } from './compileFile';
import { ProgramError } from './ProgramError';

function getDiagnostic(name: string, code: string) {
  try {
    compileFile({ name, code });
  } catch (error) {
    if (error instanceof ProgramError) {
      return error.diagnostic;
    }
    throw error;
  }
  return undefined;
}

const SOURCE = `import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
} from '@mui/x-data-grid';
import type { Theme } from '@mui/material/styles';

interface Props {
  size: number;
}

const columns: GridColDef[] = [];

export default function Demo({ size }: Props) {
  const [rows] = React.useState<number[]>([]);
  for (const row of rows) console.log(row);
  return (
    <DataGrid
      rows={rows}
      columns={columns satisfies object}
    />
  );
}
`;

it('keeps every line in place', () => {
  const lines = compileFile({ name: 'Demo.tsx', code: SOURCE }).code.split('\n');
  expect(lines).toHaveLength(SOURCE.split('\n').length);
  expect(lines[13]).toContain('function Demo');
  expect(lines[15]).toContain('console.log(row)');
});

it('returns what a file requires, without types, and the line that requires it', () => {
  const { requirements } = compileFile({ name: 'Demo.tsx', code: SOURCE });
  expect(requirements).toEqual([
    { specifier: 'react/jsx-runtime', line: 1 },
    { specifier: 'react', line: 1 },
    { specifier: '@mui/x-data-grid', line: 5 },
  ]);
});

it('finds dynamic imports', () => {
  const code = "export const load = () => import('./Later');";
  expect(compileFile({ name: 'a.ts', code }).requirements).toContainEqual({
    specifier: './Later',
    line: 1,
  });
});

it('treats JavaScript as JavaScript', () => {
  expect(getDiagnostic('a.js', 'const a = 1 as number;')).toMatchObject({ file: 'a.js', line: 1 });
  expect(getDiagnostic('a.ts', 'const a = 1 as number;')).toBeUndefined();
});

it.each([
  [
    'an unclosed tag',
    'export default () => (\n  <p>hi</b>\n);',
    { message: 'Expected corresponding JSX closing tag for <p>', line: 2, column: 8 },
  ],
  [
    'an incomplete line',
    'const a = 1;\nconst b = ;',
    { message: 'Unexpected token', line: 2, column: 11 },
  ],
  [
    'a duplicate name, which only the second parser detects',
    'const a = 1;\n  const a = 2;',
    { message: "Identifier 'a' has already been declared", line: 2, column: 9 },
  ],
  [
    'an error after a type, whose column is different in the output',
    'const b: number = 1; const b = 2;',
    { message: "Identifier 'b' has already been declared", line: 1 },
  ],
  [
    'await outside of a function',
    'const a = 1;\nconst b = await a;',
    { message: 'Unexpected token', line: 2, column: 17 },
  ],
])('locates %s', (_name, code, diagnostic) => {
  expect(getDiagnostic('Demo.tsx', code)).toEqual({ file: 'Demo.tsx', ...diagnostic });
});
