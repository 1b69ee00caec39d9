import { completeFences, type Completion } from './completeFences';
import { readFences } from './readFences';
import type { Packages } from './readPackages';

const fromRoot = (...names: string[]) => new Map(names.map((name) => [name, '']));

const GRID = ['DataGrid', 'GridColDef', 'GridRowsProp', 'useGridApiRef'];

const PACKAGES: Packages = new Map([
  ['@mui/x-data-grid', fromRoot(...GRID)],
  ['@mui/x-data-grid-pro', fromRoot('DataGridPro', 'GridPinnedRowsProp', ...GRID.slice(1))],
  ['@mui/x-charts', fromRoot('PieChart')],
  [
    '@mui/x-date-pickers',
    new Map([
      ['DatePicker', ''],
      ['AdapterLuxon', '/AdapterLuxon'],
    ]),
  ],
  ['@mui/material', fromRoot('Button')],
  ['@mui/icons-material', fromRoot('Add')],
]);

function complete(code: string, { before = '', folder = 'react-data-grid' } = {}): Completion {
  const [fence] = readFences(`${before}\n\n\`\`\`tsx\n${code}\n\`\`\``);
  const file = `/site/docs/${folder}/fence-0.tsx`;
  return completeFences(new Map([[file, fence!]]), () => PACKAGES).get(file)!;
}

const GRID_IMPORT = "import { DataGrid } from '@mui/x-data-grid';";

it('adds nothing to code that leaves no name open', () => {
  expect(complete('[1].map((row) => row);')).toEqual({
    before: '',
    after: 'export type {  };',
    used: [],
  });
});

it('imports names of the packages, of Material UI, and of React', () => {
  expect(complete('<DataGrid slots={{ footer: Button }} /> as React.ReactNode;').before).toBe(
    [
      GRID_IMPORT,
      "import { Button } from '@mui/material';",
      "import * as React from 'react';",
    ].join(' '),
  );
  expect(complete('<AddIcon />;').before).toBe("import AddIcon from '@mui/icons-material/Add';");
});

it('declares sample data of the product with what its types need', () => {
  expect(complete('<DataGrid columns={columns} />;').before).toBe(
    [
      GRID_IMPORT,
      "import { GridColDef } from '@mui/x-data-grid';",
      'declare const columns: GridColDef[];',
    ].join(' '),
  );
});

it('takes all names from the lowest plan that has them, or that the page is about', () => {
  const pro = [
    "import { DataGridPro } from '@mui/x-data-grid-pro';",
    "import { useGridApiRef } from '@mui/x-data-grid-pro';",
    'const apiRef = useGridApiRef();',
  ].join(' ');
  expect(complete('<DataGridPro apiRef={apiRef} />;').before).toBe(pro);
  expect(complete('apiRef;').before).toContain("from '@mui/x-data-grid';");
  expect(complete('apiRef;', { before: '---\nplan: pro\n---' }).before).toContain('-pro');
  expect(
    complete("import { GridRowsProp } from '@mui/x-data-grid-pro';\nuseGridApiRef();").before,
  ).toContain('-pro');
});

it('prefers the set-up of the block, then that of the page, then what goes with a word', () => {
  const page = '{/* page-setup: declare const rows: Book[]; interface Book { id: GridRowId } */}';
  const { before, used } = complete('<DataGrid rows={rows} />;', { before: page });
  expect(before).toBe(
    `${GRID_IMPORT} interface Book { id: GridRowId } declare const rows: Book[];`,
  );
  expect(used).toHaveLength(2);
  const own = `${page}\n\n{/* fence-setup: declare const rows: 1[]; */}`;
  expect(complete('<DataGrid rows={rows} />;', { before: own }).before).toBe(GRID_IMPORT);
  const chart = complete('<PieChart series={series} />;', { folder: 'react-charts' });
  expect(chart.before).toContain('declare const series: { data: { value: number }[] }[];');
});

it('gives dates the type of Day.js, unless the block has another adapter', () => {
  const pickers = { folder: 'react-date-pickers' };
  const { before } = complete(
    "<DatePicker minDate={dayjs('2025-06-12')} value={value} />;",
    pickers,
  );
  expect(before).toBe(
    [
      "import { DatePicker } from '@mui/x-date-pickers';",
      "import dayjs, { type Dayjs } from 'dayjs';",
      "import type {} from '@mui/x-date-pickers/AdapterDayjs';",
      'declare const value: Dayjs | null;',
    ].join(' '),
  );
  expect(complete('AdapterLuxon; dayjs();', pickers).before).toBe(
    "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon'; import dayjs from 'dayjs';",
  );
});

it('exports declarations, unless the block has exports of its own', () => {
  expect(complete('const [a, { b }] = c; interface D {}').after).toBe('export type { a, b, D };');
  expect(complete('const a = 1; export const b = a;').after).toBe('');
  expect(complete("import { DataGrid } from '@mui/x-data-grid';").after).toBe(
    'export type { DataGrid };',
  );
  expect(complete("import { DataGrid } from '@mui/x-data-grid';\nconst a = 1;").after).toBe(
    'export type { a };',
  );
});

it('imports nothing for a program, which has imports and exports of its own', () => {
  const start = "import { useState } from 'react';\n";
  expect(complete(`${start}export const grid = <DataGrid rows={rows} />;`).before).toBe('');
  expect(complete(`${start}export const first = rows[0];`).before).toContain(
    'declare const rows: GridRowsProp;',
  );
});

it('leaves unknown names open', () => {
  expect(complete('<DataGird row={nobody} />;').before).toBe('');
});
