import { mergeFiles } from './mergeFiles';

const ENTRY = `import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Toolbar from './parts/Bar';
import { orders as rows, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [{ field: 'id' }];

export default function Orders() {
  return <DataGrid rows={rows} columns={columns} slots={{ toolbar: Toolbar }} />;
}
`;

const BAR = `import * as React from 'react';
import Button from '@mui/material/Button';
import { GridToolbar } from '@mui/x-data-grid';
import { label } from './label';

export const unused = <GridToolbar />;

/** Above the rows. */
export default function Bar() {
  return <Button>{label}</Button>;
}
`;

const ORDERS = `/** An order. */
export interface Order {
  id: number;
}

const first = 1;

export const orders: Order[] = [{ id: first }];

export const people = [{ id: 2 }];
`;

test('puts what the entry uses from other files before it, with one import for each module', () => {
  const files = [
    { name: 'Orders.tsx', code: ENTRY },
    { name: 'parts/Bar.tsx', code: BAR },
    { name: 'parts/label.ts', code: "export const label = 'Add';\n" },
    { name: '../data/orders.ts', code: ORDERS },
  ];
  expect(mergeFiles(files)).toBe(`import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

const label = 'Add';

/** Above the rows. */
function Bar() {
  return <Button>{label}</Button>;
}

/** An order. */
interface Order {
  id: number;
}

const first = 1;

const orders: Order[] = [{ id: first }];

const Toolbar = Bar;

const rows = orders;

const columns: GridColDef<Order>[] = [{ field: 'id' }];

export default function Orders() {
  return <DataGrid rows={rows} columns={columns} slots={{ toolbar: Toolbar }} />;
}
`);
});

test('a program of one file stays as it is', () => {
  const code = "import { a } from 'a';\n\n\nexport default () => a;\n";
  expect(mergeFiles([{ name: 'A.js', code }])).toBe(code);
});

test('leaves out all but the first rows of a long array, and says so', () => {
  const rows = Array.from({ length: 50 }, (_, id) => `  { id: ${id} },\n`).join('');
  const merged = mergeFiles([
    { name: 'A.js', code: "import { rows } from './rows';\n\nexport default () => rows;\n" },
    { name: 'rows.js', code: `export const rows = [\n${rows}];\n` },
  ]);
  expect(merged).toContain('  { id: 19 },\n  // 30 more rows are left out here.\n];');
});

test('style sheets and imports for effects come along', () => {
  const merged = mergeFiles([
    {
      name: 'A.tsx',
      code: "import './A.css';\nimport { a } from './a';\n\nexport default () => a;\n",
    },
    { name: 'A.css', code: ".a::before {\n  content: '\\2014 `';\n}\n" },
    { name: 'a.ts', code: "import 'dayjs/locale/de';\n\nexport const a = 1;\n" },
  ]);
  expect(merged).toContain("import 'dayjs/locale/de';\n\n// ");
  expect(merged).toContain(
    "styles.replaceSync(`\n.a::before {\n  content: '\\\\2014 \\`';\n}\n`);",
  );
});

test('says what stands in the way', () => {
  const code = "import { a } from './a';\n\nconst b = a;\nexport default () => b;\n";
  const entry = { name: 'A.tsx', code };
  const merge = (other: string) => () => mergeFiles([entry, { name: 'a.ts', code: other }]);
  expect(merge('const b = 1;\nexport const a = b;\n')).toThrow(
    'A.tsx and a.ts both declare b. Rename one',
  );
  expect(merge('export const a = ;\n= 1;\n')).toThrow("doesn't know this code in a.ts");
  expect(merge('export const c = 1;\n')).toThrow('imports a of ./a');
});
