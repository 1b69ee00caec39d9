import * as React from 'react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import { tracks, type Track } from './tracks';

const columns: GridColDef<Track>[] = [
  {
    ...GRID_REORDER_COL_DEF,
    headerName: 'Order',
    width: 80,
    renderHeader: undefined,
  },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'artist', headerName: 'Artist', width: 170 },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 110,
    valueFormatter: (seconds: number) =>
      `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  },
  { field: 'requestedBy', headerName: 'Requested by', width: 150 },
];

/** Stands in for a request to your server. */
const saveOrder = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 800);
  });

export default function DragRows() {
  const [rows, setRows] = React.useState(tracks);
  const [saving, setSaving] = React.useState(false);

  const handleRowOrderChange = async (params: GridRowOrderChangeParams) => {
    const newRows = [...rows];
    const [row] = newRows.splice(params.oldIndex, 1);
    newRows.splice(params.targetIndex, 0, row);

    setRows(newRows);
    setSaving(true);
    await saveOrder();
    setSaving(false);
  };

  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Running order of the show"
        rows={rows}
        columns={columns}
        loading={saving}
        rowReordering
        onRowOrderChange={handleRowOrderChange}
      />
    </div>
  );
}
