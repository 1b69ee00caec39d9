import type { ApiPage } from '../contracts/api';

type Page<Kind extends ApiPage['kind']> = Extract<ApiPage, { kind: Kind }>;

const LONG_TYPE = `{ ${'field: string; '.repeat(20)}}`;

const typePaths = {
  GridColDef: '/x/api/data-grid/grid-col-def/',
  GridRowParams: '/x/api/data-grid/grid-row-params/',
};

/** A component with one row of every kind, for tests. */
export function createComponentPage(
  changes: Partial<Page<'component'>['api']> = {},
): Page<'component'> {
  return {
    kind: 'component',
    product: 'data-grid',
    major: 'v8',
    version: '8.7.0',
    demos: [{ title: 'Sorting', path: '/x/react-data-grid/sorting/' }],
    typePaths,
    sourceUrl: 'https://example.com/DataGrid.tsx',
    size: { alone: 123_456, added: 4_560, others: ['GridToolbar', 'GridFooter'] },
    history: {
      since: 'v6',
      members: {
        rows: { since: 'v6' },
        columns: { since: 'v8' },
        components: { until: 'v6' },
      },
      slots: { footer: { since: 'v7' } },
      classes: { cell: { since: 'v8' }, 'cell--old': { until: 'v7' } },
    },
    api: {
      name: 'DataGrid',
      plan: 'community',
      description: 'A grid of `data`.\n\nWith a [guide](/x/react-data-grid/quickstart/).',
      imports: ['@mui/x-data-grid/DataGrid', '@mui/x-data-grid'],
      file: 'DataGrid/DataGrid',
      packageName: '@mui/x-data-grid',
      ref: { type: 'HTMLDivElement' },
      themeName: 'MuiDataGrid',
      inherited: [{ from: 'HTMLAttributes', packageName: '@types/react', props: ['id', 'title'] }],
      props: [
        {
          name: 'columns',
          type: { text: 'readonly GridColDef<R>[]' },
          isRequired: true,
          description:
            'Set of columns of type <GridColDef />. See https://mui.com/x/react-data-grid/columns/.',
        },
        {
          name: 'density',
          type: { text: 'GridDensity', expanded: "'compact' | 'standard'" },
          default: "'standard'",
          plan: 'pro',
        },
        {
          name: 'initialState',
          type: { text: 'GridInitialState', expanded: LONG_TYPE },
          description: 'The state to begin with.',
          seeMore: { text: 'state docs', url: '/x/react-data-grid/state/' },
        },
        {
          name: 'onRowClick',
          type: {
            text: "GridEventListener<'rowClick'>",
            expanded: '(params: GridRowParams) => void',
          },
          description: 'Called on a click.',
          signatures: [
            {
              parameters: [
                { name: 'params', type: 'GridRowParams', description: 'With `id` and `row`.' },
                { name: 'details', type: 'GridCallbackDetails', isOptional: true },
              ],
              returns: { type: 'void' },
            },
          ],
        },
        {
          name: 'rows',
          type: { text: 'readonly any[]' },
          plan: 'premium',
          deprecated: { reason: 'Use `dataSource`.' },
        },
      ],
      slots: [
        {
          name: 'cell',
          type: 'React.JSXElementConstructor<GridCellProps>',
          className: '.MuiDataGrid-cell',
          default: 'GridCell',
          description: 'Renders a cell.',
        },
        { name: 'footer', type: 'React.ElementType', default: "'div'" },
      ],
      classes: [
        { key: 'cell', className: '.MuiDataGrid-cell', description: 'Styles of a cell.' },
        { key: 'selected', className: '.Mui-selected', isGlobal: true },
      ],
      ...changes,
    },
  };
}

/** A component with nothing but its name. */
export function createBarePage(): Page<'component'> {
  const page = createComponentPage({
    description: undefined,
    props: [],
    inherited: [],
    slots: [],
    classes: [],
    themeName: undefined,
    ref: undefined,
  });
  return {
    ...page,
    product: 'charts',
    demos: [],
    size: undefined,
    history: { members: {}, slots: {}, classes: {} },
  };
}

/** An interface with a member of each kind, for tests. */
export function createInterfacePage(): Page<'interface'> {
  return {
    kind: 'interface',
    product: 'charts',
    major: 'v8',
    version: '8.7.0',
    demos: [],
    typePaths,
    history: { since: 'v7', members: { field: { since: 'v8' } }, slots: {}, classes: {} },
    api: {
      name: 'GridColDef',
      plan: 'community',
      typeParameters: '<R = any>',
      imports: ['@mui/x-data-grid'],
      members: [
        { name: 'field', type: { text: 'string' }, isRequired: true },
        { name: 'next', type: { text: 'GridColDef<R>' }, description: 'The one after it.' },
      ],
    },
  };
}
