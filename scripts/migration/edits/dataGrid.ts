import type { Migration } from '../migrateSample';

// cspell:ignore usegridselector

export const dataGrid: Migration = {
  guide: 'migration/migration-data-grid-v7',
  from: 'v7',
  to: 'v8',
  codemods: ['v8.0.0/data-grid/preset-safe'],
  edits: [
    {
      section: 'bundlers-and-imports',
      file: 'Instruments.tsx',
      before: `import { GridToolbar } from '@mui/x-data-grid/components/toolbar/GridToolbar';`,
      after: `import { GridToolbar } from '@mui/x-data-grid';`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Frame.tsx',
      before: `import { LicenseInfo } from`,
      after: `// The build writes the key.
import { LicenseInfo as License } from`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Instruments.tsx',
      before: `data-testid="instruments" />`,
      after: `data-testid="instruments"
        showToolbar
      />`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Loans.tsx',
      before: `slots={{ toolbar: null }}
      showToolbar />`,
      after: `/>`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Loans.tsx',
      before: `unstable_listView={unstable_listView}
      unstable_listColumn={card}`,
      after: `listView={unstable_listView}
      listViewColumn={card}`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Loans.tsx',
      before: `<Similar id={id} listView />`,
      after: `<Similar id={id} unstable_listView />`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Loans.tsx',
      before: `React.useState({
    type: 'include',`,
      after: `React.useState<GridRowSelectionModel>({
    type: 'include',`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Loans.tsx',
      before: `  type GridRowId,
`,
      after: `  type GridRowId,
  type GridRowSelectionModel,
`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Loans.tsx',
      before: `resetPageOnSortFilter
      slots={slots}`,
      after: `showToolbar
      slots={slots}`,
    },
    {
      section: 'check-the-result-of-the-codemod',
      file: 'Loans.tsx',
      before: `{ unstable_listView: true, unstable_listColumn: card }`,
      after: `{ listView: true, listViewColumn: card }`,
    },
    {
      section: 'selection-model',
      file: 'Loans.tsx',
      before: `onRowSelectionModelChange={(model) => setMarked(model.map(Number))}`,
      after: `onRowSelectionModelChange={setMarked}`,
    },
    {
      section: 'selection-model',
      file: 'Instruments.tsx',
      before: `: GridInputRowSelectionModel = 4;`,
      after: `: GridInputRowSelectionModel = { type: 'include', ids: new Set([4]) };`,
    },
    {
      section: 'selection-model',
      file: 'Instruments.tsx',
      before: `setRowSelectionModel([])`,
      after: `setRowSelectionModel({ type: 'include', ids: new Set() })`,
    },
    {
      section: 'selection-model',
      file: 'Instruments.tsx',
      before: `JSON.stringify(chosen)`,
      after: `JSON.stringify({ type: chosen.type, ids: [...chosen.ids] })`,
    },
    {
      section: 'selection-model',
      file: 'Instruments.tsx',
      before: `onClick={() => setChosen(JSON.parse(localStorage.getItem('chosen') ?? '[]'))}`,
      after: `onClick={() => {
          const stored = JSON.parse(localStorage.getItem('chosen') ?? '[]');
          setChosen(
            Array.isArray(stored)
              ? { type: 'include', ids: new Set(stored) }
              : { type: stored.type, ids: new Set(stored.ids) },
          );
        }}`,
    },
    {
      section: 'read-the-selection',
      file: 'Instruments.tsx',
      before: `function clear(`,
      after: `function addRow(model: GridRowSelectionModel, id: GridRowId): GridRowSelectionModel {
  const next = { ...model, ids: new Set(model.ids) };
  createRowSelectionManager(next).select(id);
  return next;
}

function clear(`,
    },
    {
      section: 'read-the-selection',
      file: 'Instruments.tsx',
      before: `(model.includes(id) ? model : [...model, id])`,
      after: `(createRowSelectionManager(model).has(id) ? model : addRow(model, id))`,
    },
    {
      section: 'read-the-selection',
      file: 'Instruments.tsx',
      before: `  return (
    <>
      <Button disabled={chosen.length === 0} onClick={() => onLend(chosen.map((id) => id))}>`,
      after: `  const manager = createRowSelectionManager(chosen);
  const lent = instruments.filter((row) => manager.has(row.id));

  return (
    <>
      <Button disabled={lent.length === 0} onClick={() => onLend(lent.map(({ id }) => id))}>`,
    },
    {
      section: 'read-the-selection',
      file: 'Instruments.tsx',
      before: `  getGridNumericOperators,
`,
      after: `  createRowSelectionManager,
  getGridNumericOperators,
`,
    },
    {
      section: 'toolbar',
      file: 'Instruments.tsx',
      before: `toolbar: { showQuickFilter: true, quickFilterProps: { label: 'Find' } },`,
      after: `toolbar: { quickFilterProps: { slotProps: { root: { label: 'Find' } } } },`,
    },
    {
      section: 'toolbar',
      file: 'Loans.tsx',
      before: `slots={{ toolbar: GridToolbar }}
      showToolbar />`,
      after: `showToolbar
    />`,
    },
    {
      section: 'toolbar',
      file: 'Loans.tsx',
      before: `  GridToolbar,
`,
      after: ``,
    },
    {
      section: 'the-ref-can-be-null',
      file: 'Instruments.tsx',
      before: `apiRef: React.MutableRefObject<GridApi>`,
      after: `apiRef: React.RefObject<GridApi | null>`,
    },
    {
      section: 'the-ref-can-be-null',
      file: 'Instruments.tsx',
      before: `apiRef.current.setRowSelectionModel(`,
      after: `apiRef.current?.setRowSelectionModel(`,
    },
    {
      section: 'the-ref-can-be-null',
      file: 'Instruments.tsx',
      before: `apiRef.current.setPage(0);`,
      after: `apiRef.current?.setPage(0);`,
    },
    {
      section: 'removed-methods',
      file: 'Instruments.tsx',
      before: `  apiRef.current.forceUpdate();
`,
      after: ``,
    },
    {
      section: 'event-hooks',
      file: 'Instruments.tsx',
      before: `  useGridApiEventHandler,
`,
      after: `  useGridEvent,
`,
    },
    {
      section: 'event-hooks',
      file: 'Instruments.tsx',
      before: `useGridApiEventHandler(apiRef, 'cellDoubleClick',`,
      after: `useGridEvent(apiRef, 'cellDoubleClick',`,
    },
    {
      section: 'event-hooks',
      file: 'Instruments.tsx',
      before: `useGridApiEventHandler(apiRef, 'rowDoubleClick', ({ id }) => {`,
      after: `const choose: GridEventListener<'rowDoubleClick'> = ({ id }) => {`,
    },
    {
      section: 'event-hooks',
      file: 'Instruments.tsx',
      before: `addRow(model, id)));
  });`,
      after: `addRow(model, id)));
  };`,
    },
    {
      section: 'event-hooks',
      file: 'Instruments.tsx',
      before: `onRowSelectionModelChange={setChosen}`,
      after: `onRowSelectionModelChange={setChosen}
        onRowDoubleClick={choose}`,
    },
    {
      section: 'event-hooks',
      file: 'Instruments.tsx',
      before: `  type GridColDef,
`,
      after: `  type GridColDef,
  type GridEventListener,
`,
    },
    {
      section: 'selectors',
      file: 'Instruments.tsx',
      before: `    const { state, instanceId } = apiRef.current;
    const lookup = gridFilteredRowsLookupSelector(state, instanceId);`,
      after: `    const lookup = gridFilteredRowsLookupSelector(apiRef);`,
    },
    {
      section: 'usegridselector',
      file: 'Instruments.tsx',
      before: `useGridSelector(apiRef, (state: GridState) => state.density, Object.is)`,
      after: `useGridSelector(apiRef, gridDensitySelector, undefined, Object.is)`,
    },
    {
      section: 'usegridselector',
      file: 'Instruments.tsx',
      before: `  type GridState,
`,
      after: ``,
    },
    {
      section: 'usegridselector',
      file: 'Instruments.tsx',
      before: `  gridFilteredRowsLookupSelector,
`,
      after: `  gridDensitySelector,
  gridFilteredRowsLookupSelector,
`,
    },
    {
      section: 'lookups-of-rows',
      file: 'Instruments.tsx',
      before: `filter(({ id }) => lookup[id])`,
      after: `filter(({ id }) => lookup[id] !== false)`,
    },
    {
      section: 'stable-names',
      file: 'Loans.tsx',
      before: `  type GridListColDef,
`,
      after: `  type GridListViewColDef,
`,
    },
    {
      section: 'stable-names',
      file: 'Loans.tsx',
      before: `card: GridListColDef`,
      after: `card: GridListViewColDef`,
    },
    {
      section: 'handle-errors',
      file: 'Loans.tsx',
      before: `(error, params) => onError(\`\${error.message} at \${params.start}\`)`,
      after: `(error) => {
        if (error instanceof GridGetRowsError) {
          onError(\`\${error.message} at \${error.params.start}\`);
        } else {
          onError(error.message);
        }
      }`,
    },
    {
      section: 'handle-errors',
      file: 'Loans.tsx',
      before: `  DataGridPro as Grid,
`,
      after: `  DataGridPro as Grid,
  GridGetRowsError,
`,
    },
    {
      section: 'read-the-page',
      file: 'Loans.tsx',
      before: `paginationModel.page}`,
      after: `paginationModel?.page ?? 0}`,
    },
    {
      section: 'detail-panels',
      file: 'Loans.tsx',
      before: `React.useState<GridRowId[]>([4])`,
      after: `React.useState<Set<GridRowId>>(new Set([4]))`,
    },
    {
      section: 'base-slots',
      file: 'Instruments.tsx',
      before: `baseButton: { variant: 'outlined' }`,
      after: `baseButton: { material: { variant: 'outlined' } }`,
    },
    {
      section: 'base-slots',
      file: 'Instruments.tsx',
      before: `color="secondary" />`,
      after: `material={{ color: 'secondary' }} />`,
    },
    {
      section: 'pagination-slots',
      file: 'Frame.tsx',
      before: `  components: {
`,
      after: `  components: {
    MuiTablePagination: { defaultProps: { showFirstButton: true } },
`,
    },
    {
      section: 'pagination-slots',
      file: 'Instruments.tsx',
      before: `      slotProps={{ pagination: { showFirstButton: true } }}
`,
      after: ``,
    },
    {
      section: 'icon-slots',
      file: 'Instruments.tsx',
      before: `columnSortedAscendingIcon: ArrowDropUp }`,
      after: `columnSortedAscendingIcon: ArrowDropUp as React.ComponentType<any> }`,
    },
    {
      section: 'filter-inputs',
      file: 'Instruments.tsx',
      before: `function YearInput({ item, applyValue, step }: GridFilterInputValueProps & { step?: number }) {
  return (
    <TextField
      label="Year"
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      slotProps={{ htmlInput: { type: 'number', step } }}
    />
  );
}`,
      after: `type YearProps = GridFilterInputValueProps & { step?: number };

function YearInput({ item, applyValue, step, headerFilterMenu, clearButton }: YearProps) {
  return (
    <>
      <TextField
        label="Year"
        value={item.value ?? ''}
        onChange={(event) => applyValue({ ...item, value: event.target.value })}
        slotProps={{ htmlInput: { type: 'number', step } }}
      />
      {headerFilterMenu}
      {clearButton}
    </>
  );
}`,
    },
    {
      section: 'filter-inputs',
      file: 'Instruments.tsx',
      before: `GridFilterOperator<any, number>`,
      after: `GridFilterOperator<any, number, any, YearProps>`,
    },
    {
      section: 'panels-and-portals',
      file: 'Instruments.tsx',
      before: `panel: { placement: 'top-end' }`,
      after: `basePopper: { placement: 'top-end' }`,
    },
    {
      section: 'translations',
      file: 'Instruments.tsx',
      before: `        MuiTablePagination: {
          labelRowsPerPage: 'Instruments per page:',
          labelDisplayedRows: ({ from, to, count }) => \`\${from} to \${to} of \${count}\`,
        },`,
      after: `        paginationRowsPerPage: 'Instruments per page:',
        paginationDisplayedRows: ({ from, to, count }) => \`\${from} to \${to} of \${count}\`,`,
    },
    {
      section: 'attributes',
      file: 'Instruments.tsx',
      before: `
        data-testid="instruments"`,
      after: ``,
    },
    {
      section: 'attributes',
      file: 'Instruments.tsx',
      before: `        slotProps={{
          toolbar:`,
      after: `        slotProps={{
          root: { 'data-testid': 'instruments' },
          toolbar:`,
    },
    {
      section: 'background',
      file: 'Frame.tsx',
      before: `  palette: { background: { paper: '#f7f9fb' } },
  mixins: { MuiDataGrid: { containerBackground: '#e8edf2', pinnedBackground: '#f3f6f9' } },
`,
      after: `  palette: {
    background: { paper: '#f7f9fb' },
    DataGrid: { bg: '#f7f9fb', headerBg: '#e8edf2', pinnedBg: '#f3f6f9' },
  },
`,
    },
    {
      section: 'class-names',
      file: 'Frame.tsx',
      before: `styleOverrides: { paper: {`,
      after: `styleOverrides: { panelContent: {`,
    },
    {
      section: 'class-names',
      file: 'Instruments.tsx',
      before: `'& > .MuiDataGrid-main'`,
      after: `'& .MuiDataGrid-main'`,
    },
    {
      section: 'selection',
      file: 'Loans.tsx',
      before: `checkboxSelection
      rowSelectionModel={marked}`,
      after: `checkboxSelection
      rowSelectionPropagation={{ parents: false, descendants: false }}
      rowSelectionModel={marked}`,
    },
    {
      section: 'selection',
      file: 'Loans.tsx',
      before: `checkboxSelection
      headerFilters`,
      after: `checkboxSelection
      rowSelectionPropagation={{ parents: false, descendants: false }}
      headerFilters`,
    },
    {
      section: 'everything-else',
      file: 'Instruments.tsx',
      before: `loading={loading}`,
      after: `loading={loading}
      slotProps={{
        loadingOverlay: { variant: 'circular-progress', noRowsVariant: 'circular-progress' },
      }}`,
    },
    {
      section: 'everything-else',
      file: 'Loans.tsx',
      before: `slots={slots}`,
      after: `slots={slots}
      slotProps={{ headerFilterCell: { showClearIcon: true } }}`,
    },
    {
      section: 'removed-names',
      file: 'Instruments.tsx',
      before: `  type GridInputRowSelectionModel,
`,
      after: ``,
    },
    {
      section: 'removed-names',
      file: 'Instruments.tsx',
      before: `: GridInputRowSelectionModel =`,
      after: `: GridRowSelectionModel =`,
    },
    {
      section: 'removed-names',
      file: 'Instruments.tsx',
      before: `  type GridSortItem,
`,
      after: `  type GridSortModel,
`,
    },
    {
      section: 'removed-names',
      file: 'Instruments.tsx',
      before: `oldestFirst: GridSortItem`,
      after: `oldestFirst: GridSortModel[number]`,
    },
  ],
};
