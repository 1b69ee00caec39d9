import * as React from 'react';
import ArrowDropUp from '@mui/icons-material/ArrowDropUp';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  getGridNumericOperators,
  GridActionsCellItem,
  gridFilteredRowsLookupSelector,
  selectedGridRowsCountSelector,
  useGridApiContext,
  useGridApiEventHandler,
  useGridApiRef,
  useGridSelector,
  type GridApi,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridInputRowSelectionModel,
  type GridRowId,
  type GridRowSelectionModel,
  type GridSortItem,
  type GridState,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridToolbar } from '@mui/x-data-grid/components/toolbar/GridToolbar';
import { columns, instruments } from './data';

const oldestFirst: GridSortItem = { field: 'year', sort: 'asc' };
const instrumentOfTheMonth: GridInputRowSelectionModel = 4;

function YearInput({ item, applyValue, step }: GridFilterInputValueProps & { step?: number }) {
  return (
    <TextField
      label="Year"
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      slotProps={{ htmlInput: { type: 'number', step } }}
    />
  );
}

const since: GridFilterOperator<any, number> = {
  label: 'since',
  value: 'since',
  InputComponent: YearInput,
  InputComponentProps: { step: 5 },
  getApplyFilterFn: ({ value }) => (value ? (year) => year >= Number(value) : null),
};

export const inventory = columns.map((column) =>
  column.field === 'year'
    ? { ...column, filterOperators: [since, ...getGridNumericOperators()] }
    : column,
);

function Footer() {
  const apiRef = useGridApiContext();
  const [opened, setOpened] = React.useState(0);
  const count = useGridSelector(apiRef, selectedGridRowsCountSelector);
  const density = useGridSelector(apiRef, (state: GridState) => state.density, Object.is);
  useGridApiEventHandler(apiRef, 'cellDoubleClick', () => setOpened((times) => times + 1));
  const countShown = () => {
    const { state, instanceId } = apiRef.current;
    const lookup = gridFilteredRowsLookupSelector(state, instanceId);
    return instruments.filter(({ id }) => lookup[id]).length;
  };
  return (
    <Button onClick={() => window.alert(`${countShown()} shown`)}>
      {count} chosen, {opened} opened, {density}
    </Button>
  );
}

function clear(apiRef: React.MutableRefObject<GridApi>) {
  apiRef.current.setRowSelectionModel([]);
  apiRef.current.forceUpdate();
}

export function Instruments({ onLend }: { onLend: (ids: GridRowId[]) => void }) {
  const apiRef = useGridApiRef();
  const [chosen, setChosen] = React.useState<GridRowSelectionModel>(() => [2, 3]);

  useGridApiEventHandler(apiRef, 'rowDoubleClick', ({ id }) => {
    setChosen((model) => (model.includes(id) ? model : [...model, id]));
  });
  React.useEffect(() => {
    apiRef.current.setPage(0);
    localStorage.setItem('chosen', JSON.stringify(chosen));
  }, [apiRef, chosen]);

  return (
    <>
      <Button disabled={chosen.length === 0} onClick={() => onLend(chosen.map((id) => id))}>
        Lend
      </Button>
      <Button onClick={() => setChosen(JSON.parse(localStorage.getItem('chosen') ?? '[]'))}>
        Restore
      </Button>
      <Button onClick={() => clear(apiRef)}>Clear</Button>
      <DataGrid
        apiRef={apiRef}
        rows={instruments}
        columns={inventory}
        checkboxSelection
        indeterminateCheckboxAction="select"
        rowSelectionModel={chosen}
        onRowSelectionModelChange={setChosen}
        initialState={{ sorting: { sortModel: [oldestFirst] } }}
        slots={{ toolbar: GridToolbar, footer: Footer, columnSortedAscendingIcon: ArrowDropUp }}
        slotProps={{
          toolbar: { showQuickFilter: true, quickFilterProps: { label: 'Find' } },
          baseButton: { variant: 'outlined' },
          panel: { placement: 'top-end' },
        }}
        data-testid="instruments"
      />
    </>
  );
}

const actions: GridColDef = {
  field: 'actions',
  type: 'actions',
  getActions: ({ id }) => [
    <GridActionsCellItem key={id} icon={<ArrowDropUp />} label="Move up" color="secondary" />,
  ],
};

export function Shelf({ loading }: { loading: boolean }) {
  return (
    <DataGrid
      rows={instruments}
      columns={[...columns, actions]}
      loading={loading}
      rowSelectionModel={instrumentOfTheMonth}
      slotProps={{ pagination: { showFirstButton: true } }}
      localeText={{
        MuiTablePagination: {
          labelRowsPerPage: 'Instruments per page:',
          labelDisplayedRows: ({ from, to, count }) => `${from} to ${to} of ${count}`,
        },
      }}
      sx={{ '& > .MuiDataGrid-main': { minHeight: 200 } }}
    />
  );
}
