import path from 'node:path';
import { createWorkspaceConfig } from '../../plugins/types/checkWorkspace';
import { checkFences } from './checkFences';
import { readFences } from './readFences';

const DOCS_DIR = path.join(__dirname, '../../docs');

const GRID = 'react-data-grid';
const PICKERS = 'react-date-pickers';
const CHARTS = 'react-charts';
const TREE = 'react-tree-view';

/** Code that compiles, its mistake as a replacement, and a part of the compiler's message. */
const MISTAKES: readonly [folder: string, code: string, from: string, to: string, text: string][] =
  [
    [GRID, '<DataGrid rows={rows} columns={columns} />;', 'rows=', 'row=', "'row' does not exist"],
    [
      GRID,
      '<DataGrid rows={rows} columns={columns} />;',
      ' columns={columns}',
      '',
      "'columns' is missing",
    ],
    [
      GRID,
      '<DataGrid rows={rows} columns={columns} loading />;',
      'loading',
      'loading="yes"',
      'not assignable',
    ],
    [
      GRID,
      '<DataGrid rows={rows} columns={columns} />;',
      'DataGrid',
      'DataGird',
      "Cannot find name 'DataGird'",
    ],
    [
      GRID,
      '<DataGridPro {...{ rows, columns }} pinnedRows={pinnedRows} />;',
      'DataGridPro',
      'DataGrid',
      "'pinnedRows' does not exist",
    ],
    [GRID, 'apiRef.current?.setPage(2);', 'setPage', 'setPaeg', "'setPaeg' does not exist"],
    [GRID, 'apiRef.current?.setPage(2);', '(2)', "('2')", 'not assignable'],
    [
      GRID,
      "const columns: GridColDef[] = [{ field: 'price', width: 90 }];",
      'width: 90',
      "width: '90px'",
      'not assignable',
    ],
    [
      GRID,
      "const columns: GridColDef[] = [{ field: 'price', width: 90 }];",
      'GridColDef',
      'GridColDefs',
      "Cannot find name 'GridColDefs'",
    ],
    [
      GRID,
      "import { DataGrid } from '@mui/x-data-grid';",
      '{ DataGrid }',
      '{ DataTable }',
      "no exported member 'DataTable'",
    ],
    [
      GRID,
      "import { useState } from 'react';\nexport const state = useState<string>;",
      'string>',
      'GridRowId>',
      "Cannot find name 'GridRowId'",
    ],
    [
      PICKERS,
      "<DatePicker minDate={dayjs('2025-06-12')} />;",
      'minDate',
      'minDat',
      "'minDat' does not exist",
    ],
    [
      PICKERS,
      '<DatePicker value={value} onChange={setValue} />;',
      '={setValue}',
      '={value}',
      'not assignable',
    ],
    [PICKERS, 'const start: DateRange<Dayjs>[0] = value;', 'Dayjs', 'string', 'not assignable'],
    [PICKERS, 'const pick = () => setValue(dayjs());', 'dayjs()', "'2025'", 'not assignable'],
    [CHARTS, '<BarChart series={[{ data: rain }]} />;', 'data:', 'dat:', "'dat' does not exist"],
    [CHARTS, '<PieChart series={series} />;', 'series={series}', '', "'series' is missing"],
    [CHARTS, 'const scale = useXScale();', 'useXScale()', "useXScale(['x'])", 'not assignable'],
    [TREE, '<RichTreeView items={parts} />;', '={parts}', '={pieces}', "Cannot find name 'pieces'"],
    [
      TREE,
      '<SimpleTreeView onItemClick={(_event, itemId) => setClicked(itemId)} />;',
      '(itemId)',
      '(_event)',
      'not assignable',
    ],
    [
      TREE,
      "import { TreeItem } from '@mui/x-tree-view';\n<TreeItem itemId={itemId} />;",
      'TreeItem }',
      'TreeItem2 }',
      "has no exported member named 'TreeItem2'",
    ],
    [
      TREE,
      'function open() {\n  const first = parts[0];\n  return first;\n}',
      'const first = parts[0];\n  return first;',
      'const first = parts[0];',
      "'first' is declared but",
    ],
  ];

/** Messages about blocks of pages, each as its page's folder, line and text. */
function check(blocks: readonly (readonly [folder: string, code: string])[]): string[] {
  const pages = blocks.map(([folder, code], index) => ({
    file: path.join(DOCS_DIR, folder, `planted-${index}`, 'index.mdx'),
    fences: readFences(`Text\n\n\`\`\`tsx\n// A comment\n${code}\n\`\`\``),
  }));
  return checkFences(pages, createWorkspaceConfig(DOCS_DIR)).map(
    ({ file, line, message }) => `${path.basename(path.dirname(file))}:${line} ${message}`,
  );
}

it('reports mistakes in code without any set-up, by file and line', () => {
  const found = check(
    MISTAKES.map(([folder, code, from, to]) => [folder, code.replace(from, to)] as const),
  );
  MISTAKES.forEach(([, code, from, to, text], index) => {
    const line = 5 + code.slice(0, code.indexOf(from)).split('\n').length - 1;
    const own = found.filter((message) => message.startsWith(`planted-${index}:`));
    expect([`${from} → ${to}`, own]).toEqual([
      `${from} → ${to}`,
      expect.arrayContaining([expect.stringMatching(new RegExp(`^planted-${index}:${line} `))]),
    ]);
    expect(own.join('\n')).toContain(text);
  });
}, 120_000);

it('accepts the same code without the mistakes', () => {
  expect(check(MISTAKES.map(([folder, code]) => [folder, code] as const))).toEqual([]);
}, 120_000);
