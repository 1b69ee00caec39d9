import { toKebabCase } from '../../src/lib/paths';
import type { ProductSlug } from '../../src/lib/products';

export const STYLINGS = ['base', 'tailwind', 'css'] as const;
export type Styling = (typeof STYLINGS)[number];

interface Template {
  imports: readonly string[];
  /** Code before the component. */
  data: readonly string[];
  /** What it shows; `title` is its accessible name. */
  element: (title: string) => readonly string[];
  /** The element around it: some demos need a height, and all have a size. */
  frame: { property: 'height' | 'maxWidth'; px: number; isNeeded: boolean };
  /** Height of the live demo, in px. */
  height: number;
}

/** A string as the value of a JSX attribute. */
export function quoteAttribute(text: string): string {
  return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

const MEASURE = { property: 'maxWidth', px: 480, isNeeded: false } as const;

const TEMPLATES: Readonly<Record<ProductSlug | 'none', Template>> = {
  'data-grid': {
    imports: ["import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';"],
    data: [
      'const rows: GridRowsProp = [',
      "  { id: 1, name: 'First', amount: 3 },",
      "  { id: 2, name: 'Second', amount: 1 },",
      "  { id: 3, name: 'Third', amount: 2 },",
      '];',
      '',
      'const columns: GridColDef[] = [',
      "  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },",
      "  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },",
      '];',
    ],
    element: (title) => [
      `<DataGrid label=${quoteAttribute(title)} rows={rows} columns={columns} />`,
    ],
    frame: { property: 'height', px: 300, isNeeded: true },
    height: 300,
  },
  'date-pickers': {
    imports: [
      "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
      "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
    ],
    data: [],
    element: (title) => [
      '<LocalizationProvider dateAdapter={AdapterDayjs}>',
      `  <DatePicker label=${quoteAttribute(title)} />`,
      '</LocalizationProvider>',
    ],
    frame: MEASURE,
    height: 60,
  },
  charts: {
    imports: ["import { BarChart } from '@mui/x-charts/BarChart';"],
    data: ["const days = ['Monday', 'Tuesday', 'Wednesday'];"],
    element: (title) => [
      '<BarChart',
      `  aria-label=${quoteAttribute(title)}`,
      '  height={300}',
      '  xAxis={[{ data: days }]}',
      "  series={[{ label: 'Orders', data: [3, 1, 2] }]}",
      '/>',
    ],
    frame: MEASURE,
    height: 300,
  },
  'tree-view': {
    imports: [
      "import { RichTreeView } from '@mui/x-tree-view/RichTreeView';",
      "import type { TreeViewBaseItem } from '@mui/x-tree-view/models';",
    ],
    data: [
      'const items: TreeViewBaseItem[] = [',
      "  { id: 'first', label: 'First', children: [{ id: 'inner', label: 'Inner' }] },",
      "  { id: 'second', label: 'Second' },",
      '];',
    ],
    element: (title) => [
      `<RichTreeView aria-label=${quoteAttribute(title)} items={items} defaultExpandedItems={['first']} />`,
    ],
    frame: MEASURE,
    height: 100,
  },
  none: {
    imports: ["import Button from '@mui/material/Button';"],
    data: [],
    element: (title) => [`<Button variant="outlined">{${JSON.stringify(title)}}</Button>`],
    frame: MEASURE,
    height: 40,
  },
};

function wrap(
  { element, frame }: Template,
  { name, title, styling }: { name: string; title: string; styling: Styling | undefined },
): readonly string[] {
  const inner = element(title);
  const { property, px, isNeeded } = frame;
  const frames: Record<Styling, [string, string]> = {
    base: [`<Box sx={{ ${property}: ${px} }}>`, '</Box>'],
    tailwind: [`<div className="${property === 'height' ? 'h' : 'max-w'}-${px / 4}">`, '</div>'],
    css: [`<div className="${toKebabCase(name)}">`, '</div>'],
  };
  const plain: [string, string] = [`<div style={{ ${property}: ${px} }}>`, '</div>'];
  if (styling === undefined && !isNeeded) {
    return inner;
  }
  const [open, close] = styling === undefined ? plain : frames[styling];
  return [open, ...inner.map((line) => `  ${line}`), close];
}

/** A file of a demo, next to its page. */
export interface DemoFile {
  name: string;
  text: string;
}

function createProgram(
  template: Template,
  demo: { name: string; title: string; styling: Styling | undefined },
): string {
  const { name, styling } = demo;
  const imports = [
    ...(styling === 'base' ? ["import Box from '@mui/material/Box';"] : []),
    ...template.imports,
    ...(styling === 'css' ? [`import './${name}.css';`] : []),
  ];
  return [
    ...imports,
    '',
    ...(template.data.length > 0 ? [...template.data, ''] : []),
    `export default function ${name}() {`,
    '  return (',
    ...wrap(template, demo).map((line) => `    ${line}`),
    '  );',
    '}',
    '',
  ].join('\n');
}

/** Names that the product's template already uses, so the demo can't have them. */
export function listTakenNames(product: ProductSlug | undefined): string[] {
  const { imports } = TEMPLATES[product ?? 'none'];
  return ['Box', ...imports.flatMap((line) => line.match(/\b[A-Z]\w+(?=[ ,])/g) ?? [])];
}

/** Height of the live demo of a product's template, in px. */
export function getTemplateHeight(product: ProductSlug | undefined): number {
  return TEMPLATES[product ?? 'none'].height;
}

/** The smallest working demo of a product, in one styling or in all three. */
export function createDemoFiles(
  product: ProductSlug | undefined,
  { name, title, hasStylings }: { name: string; title: string; hasStylings: boolean },
): DemoFile[] {
  const template = TEMPLATES[product ?? 'none'];
  const create = (styling: Styling | undefined) =>
    createProgram(template, { name, title, styling });
  if (!hasStylings) {
    return [{ name: `${name}.tsx`, text: create(undefined) }];
  }
  const { property, px } = template.frame;
  const css = `.${toKebabCase(name)} {\n  ${toKebabCase(property)}: ${px}px;\n}\n`;
  return [
    { name: `${name}.tsx`, text: create('base') },
    { name: `${name}.tailwind.tsx`, text: create('tailwind') },
    { name: `${name}.css.tsx`, text: create('css') },
    { name: `${name}.css`, text: css },
  ];
}
