import type { ApiProduct, ApiProductId } from '../../../src/lib/contracts/api';
import { findNameTarget, parseName, type NamingPage, type Reference } from './findNameTarget';

const named = (...names: string[]) => names.map((name) => ({ name }));

/** The parts of a model that links are created from. */
const MODELS: Partial<Record<ApiProductId, unknown>> = {
  'data-grid': {
    components: [
      { name: 'DataGrid', props: named('rowHeight', 'rows', 'slotProps', 'valueFormatter') },
      { name: 'DataGridPro', props: named('rowHeight', 'pinnedColumns') },
    ],
    interfaces: [
      { name: 'GridColDef', members: named('valueFormatter', 'sortComparator') },
      { name: 'GridApi', members: named('setPinnedColumns') },
    ],
    selectors: named('gridPageSelector'),
    exports: named('DataGrid', 'useGridApiRef', 'gridPageSelector', 'rows'),
  },
  charts: { components: [], interfaces: [], selectors: [], exports: named('useChartGradientId') },
};

const PAGES: Record<string, readonly string[]> = {
  'data-grid': ['DataGrid', 'DataGridPro', 'GridColDef', 'GridApi'],
  charts: ['BarChart'],
};

const reference: Reference = {
  root: '/x/v7/',
  products: ['data-grid', 'charts'],
  selectorsPath: '/x/v7/react-data-grid/state/',
  findPage: (name, product) =>
    PAGES[product]?.includes(name) ? `/x/v7/api/${product}/${name}/` : undefined,
  getModel: (product) => MODELS[product] as ApiProduct | undefined,
};

const page: NamingPage = {
  product: 'data-grid',
  components: ['DataGrid', 'DataGridPro', 'GridColDef'],
};

it.each([
  ['DataGrid', '/x/v7/api/data-grid/DataGrid/'],
  ['<DataGridPro />', '/x/v7/api/data-grid/DataGridPro/'],
  ['GridColDef<Row>', '/x/v7/api/data-grid/GridColDef/'],
  ['BarChart', '/x/v7/api/charts/BarChart/'],
  ['pinnedColumns', '/x/v7/api/data-grid/DataGridPro/#data-grid-pro-prop-pinnedColumns'],
  ['rowHeight', '/x/v7/api/data-grid/DataGrid/#data-grid-prop-rowHeight'],
  ['sortComparator', '/x/v7/api/data-grid/GridColDef/#grid-col-def-prop-sortComparator'],
  ['setPinnedColumns()', '/x/v7/api/data-grid/GridApi/#grid-api-prop-setPinnedColumns'],
  ['gridPageSelector', '/x/v7/react-data-grid/state/#selector-gridPageSelector'],
  ['useGridApiRef()', '/x/v7/api/data-grid/#export-useGridApiRef'],
  ['useChartGradientId', '/x/v7/api/charts/#export-useChartGradientId'],
])('leads from %s to %s', (code, target) => {
  expect(findNameTarget(code, page, reference)).toBe(target);
});

it.each([
  ['a word that may mean anything', 'rows'],
  ['a prop that many components share', 'slotProps'],
  ['a prop of the component that is also a field of a definition', 'valueFormatter'],
  ['an expression', 'rowHeight={52} rows={rows}'],
  ['a string', "'DataGrid'"],
  ['a module', '@mui/x-data-grid'],
  ['an unknown name', 'rowHeights'],
])("doesn't link code that is %s", (_, code) => {
  expect(findNameTarget(code, page, reference)).toBeUndefined();
});

it("doesn't link props of parts, which share names with other things", () => {
  const other = { ...page, components: ['DataGridPro', 'DataGrid'] };
  expect(findNameTarget('pinnedColumns', other, reference)).toMatch(/DataGridPro/);
  expect(
    findNameTarget('rowHeight', { ...page, components: ['BarChart', 'DataGrid'] }, reference),
  ).toMatch(/DataGrid\//);
  expect(
    findNameTarget(
      'valueFormatter',
      { ...page, components: ['DataGridPro', 'DataGrid'] },
      reference,
    ),
  ).toBeUndefined();
});

it('links only rows of the components that a page is about', () => {
  const other = { ...page, components: ['GridColDef'] };
  expect(findNameTarget('rowHeight', other, reference)).toBeUndefined();
  expect(findNameTarget('valueFormatter', other, reference)).toMatch(/GridColDef/);
});

it('reads names with their punctuation', () => {
  expect(parseName('<DataGrid>')).toEqual({ name: 'DataGrid', isCall: false });
  expect(parseName('<div>')).toBeUndefined();
  expect(parseName('apiRef.current')).toBeUndefined();
});
