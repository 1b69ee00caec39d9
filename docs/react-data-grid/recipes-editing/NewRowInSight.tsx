import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  GridRowModes,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { orders } from '../data/orders';

interface Line {
  id: number;
  product: string;
  category: string;
  quantity: number | null;
  isNew?: boolean;
}

/** Lets new rows pass any filter on the column, and sorts them first. */
function keepNewRowsInSight(column: GridColDef<Line>): GridColDef<Line> {
  const operators =
    column.type === 'number' ? getGridNumericOperators() : getGridStringOperators();
  return {
    ...column,
    filterOperators: operators.map((operator) => ({
      ...operator,
      getApplyFilterFn: (item, filterColumn) => {
        const passes = operator.getApplyFilterFn(item, filterColumn);
        return (
          passes &&
          ((value, row, ...rest) => row.isNew || passes(value, row, ...rest))
        );
      },
    })),
    getSortComparator: (direction) => (a, b, cellA, cellB) => {
      const [isNewA, isNewB] = [cellA, cellB].map(({ api, id }) =>
        Number(api.getRow(id)?.isNew ?? false),
      );
      const order = gridStringOrNumberComparator(a, b, cellA, cellB);
      return isNewB - isNewA || (direction === 'desc' ? -order : order);
    },
  };
}

const columns: GridColDef<Line>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 180,
    editable: true,
  },
  { field: 'category', headerName: 'Category', width: 150, editable: true },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number' as const,
    width: 120,
    editable: true,
  },
].map(keepNewRowsInSight);

const initialState = {
  sorting: { sortModel: [{ field: 'product', sort: 'asc' as const }] },
  filter: {
    filterModel: {
      items: [{ field: 'category', operator: 'equals', value: 'Kitchen' }],
    },
  },
};

export default function NewRowInSight() {
  const [rows, setRows] = React.useState<Line[]>(orders);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const addRow = () => {
    const id = Math.max(...rows.map((row) => row.id)) + 1;
    setRows([
      { id, product: '', category: '', quantity: null, isNew: true },
      ...rows,
    ]);
    setModes({
      ...modes,
      [id]: { mode: GridRowModes.Edit, fieldToFocus: 'product' },
    });
  };

  return (
    <div>
      <Button onClick={addRow}>Add a line</Button>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Order lines"
          rows={rows}
          columns={columns}
          initialState={initialState}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          processRowUpdate={(newRow: Line) => {
            const saved = { ...newRow, isNew: false };
            setRows(rows.map((row) => (row.id === saved.id ? saved : row)));
            return saved;
          }}
        />
      </div>
    </div>
  );
}
