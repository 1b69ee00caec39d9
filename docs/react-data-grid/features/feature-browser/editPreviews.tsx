import * as React from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiContext,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import { people, type Person } from '../../data/people';
import { editableColumns, orderColumns, small } from './columns';

function RatingEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name="rating"
      value={value}
      onChange={(_event, newValue) =>
        apiRef.current.setEditCellValue({ id, field, value: newValue })
      }
    />
  );
}

const ratingColumns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 170 },
  {
    field: 'rating',
    headerName: 'Rating (double-click)',
    width: 200,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

function StateRestore() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState>();

  return (
    <Stack spacing={1} sx={{ height: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSaved(apiRef.current?.exportState())}>
          Save the state
        </Button>
        <Button
          disabled={!saved}
          onClick={() => saved && apiRef.current?.restoreState(saved)}
        >
          Restore it
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          {...small}
          label="Orders to sort and filter"
          apiRef={apiRef}
          rows={orders}
          columns={orderColumns}
        />
      </div>
    </Stack>
  );
}

export const editPreviews = {
  editing: (
    <DataGridPremium
      {...small}
      label="Orders to edit"
      rows={orders}
      columns={editableColumns}
    />
  ),
  customEditors: (
    <DataGridPremium
      {...small}
      label="Staff reviews"
      rows={people}
      columns={ratingColumns}
    />
  ),
  stateRestore: <StateRestore />,
  export: (
    <DataGridPremium
      {...small}
      label="Orders"
      showToolbar
      rows={orders}
      columns={orderColumns}
    />
  ),
  excelExport: (
    <DataGridPremium
      {...small}
      label="Orders"
      showToolbar
      rows={orders}
      columns={orderColumns}
    />
  ),
  clipboardPaste: (
    <DataGridPremium
      {...small}
      label="Orders to paste into"
      cellSelection
      disableRowSelectionOnClick
      rows={orders}
      columns={editableColumns}
    />
  ),
  cellSelection: (
    <DataGridPremium
      {...small}
      label="Orders with a range of cells"
      cellSelection
      disableRowSelectionOnClick
      rows={orders}
      columns={orderColumns}
      initialState={{
        cellSelection: {
          1001: { category: true, country: true },
          1002: { category: true, country: true },
        },
      }}
    />
  ),
};
