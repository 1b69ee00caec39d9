import type { SearchEntry } from '../contracts/search';

const GRID = '/x/api/data-grid/data-grid/';
const PRO = '/x/api/data-grid/data-grid-pro/';
const PINNING = '/x/react-data-grid/column-pinning/';

const row = (kind: SearchEntry['kind'], title: string, path: string, page: string, text = '') => ({
  kind,
  title,
  path,
  page,
  text,
});

/** A few entries as read by the build, in the order of their pages. */
export const TEST_ENTRIES: readonly SearchEntry[] = [
  {
    kind: 'page',
    title: 'Column pinning',
    path: PINNING,
    plan: 'pro',
    text: 'Pin columns to an edge.',
  },
  row(
    'heading',
    'Pin columns at the start',
    `${PINNING}#pin-columns-at-the-start`,
    'Column pinning',
  ),
  row(
    'heading',
    'Was a sind “Grenzen”?',
    `${PINNING}#limits`,
    'Column pinning',
    'Too wide a part.',
  ),
  row('demo', 'Van stays in view', `${PINNING}#PinInitial`, 'Column pinning'),
  { kind: 'component', title: 'DataGrid', path: GRID, text: 'The props of DataGrid.' },
  row('prop', 'rows', `${GRID}#data-grid-prop-rows`, 'DataGrid', 'Set of rows.'),
  row('prop', 'columns', `${GRID}#data-grid-prop-columns`, 'DataGrid', 'Set of columns.'),
  row('class', '.MuiDataGrid-cell', `${GRID}#data-grid-classes-cell`, 'DataGrid'),
  row(
    'class',
    '.MuiDataGrid-cell--withLeftBorder',
    `${GRID}#data-grid-classes-cell--withLeftBorder`,
    'DataGrid',
  ),
  {
    kind: 'component',
    title: 'DataGridPro',
    path: PRO,
    plan: 'pro',
    text: 'The props of DataGridPro.',
  },
  {
    ...row('prop', 'rows', `${PRO}#data-grid-pro-prop-rows`, 'DataGridPro', 'Set of rows.'),
    plan: 'pro',
  },
  {
    ...row(
      'prop',
      'pinnedColumns',
      `${PRO}#data-grid-pro-prop-pinnedColumns`,
      'DataGridPro',
      'Fields at each side.',
    ),
    plan: 'pro',
  },
];
