import { mergeFiles } from './mergeFiles';

const ENTRY = `import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Toolbar from './parts/Bar';
import { orders as rows, type Order } from './data/orders';

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
    { name: 'data/orders.ts', code: ORDERS },
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

test('style sheets and imports for effects come along', () => {
  const merged = mergeFiles([
    {
      name: 'A.tsx',
      code: "import './A.css';\nimport { a } from './a';\n\nexport default () => a;\n",
    },
    { name: 'A.css', code: ".a::before {\n  content: '\\2014 `';\n}\n" },
    {
      name: 'a.ts',
      code: "import 'dayjs/locale/de';\nimport type {} from 'more';\n\nexport const a = 1;\n",
    },
  ]);
  expect(merged).toContain("import 'dayjs/locale/de';\nimport type {} from 'more';\n\n// ");
  expect(merged).toContain(
    "styles.replaceSync(`\n.a::before {\n  content: '\\\\2014 \\`';\n}\n`);",
  );
});

test('keeps directives, overloads, types beside values, and several defaults of a module', () => {
  const entry = `'use client';
import type { Store } from 'store';
import Button from 'button';
import { pick, Size } from './tools';

export default () => [pick, Size, Button];
`;
  const tools = `import { Store } from 'store';
import Knob from 'button';
import {
  a, // why
  b,
} from 'letters';

export function pick(value: string): string;
export function pick(value: unknown) {
  return new Store(value, Knob, a, b);
}
export const Size = { small: 1 };
export type Size = keyof typeof Size;
`;
  expect(
    mergeFiles([
      { name: 'A.tsx', code: entry },
      { name: 'tools.ts', code: tools },
    ]),
  ).toBe(`'use client';

import { Store } from 'store';
import Button from 'button';
import Knob from 'button';
import { a, b } from 'letters';

function pick(value: string): string;

function pick(value: unknown) {
  return new Store(value, Knob, a, b);
}

const Size = { small: 1 };

type Size = keyof typeof Size;

export default () => [pick, Size, Button];
`);
});

test('says what stands in the way', () => {
  const code = "import { a } from './a';\n\nconst b = a;\nexport default () => b;\n";
  const merge =
    (other: string, entry = code) =>
    () =>
      mergeFiles([
        { name: 'A.tsx', code: entry },
        { name: 'a.ts', code: other },
      ]);
  expect(merge('const { b } = {};\nexport const a = b;\n')).toThrow(
    'A.tsx and a.ts both declare b',
  );
  expect(merge('export const a = ;\n= 1;\n')).toThrow("can't move this code of a.ts");
  expect(merge("export { a } from './b';\n")).toThrow("can't move this code of a.ts");
  expect(merge('export const c = 1;\n')).toThrow("a.ts doesn't declare it by name");
  expect(merge("export const a = import('./b');\n")).toThrow("what import('./b') imports");
  expect(merge('export const a = 1;\n', `const c = 1;\n${code}import 'd';\n`)).toThrow(
    'statements between its imports',
  );
});
