import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { ferries, type Ferry } from './ferries';

const columns: GridColDef<Ferry>[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 120 },
  { field: 'pier', headerName: 'Pier', flex: 1, minWidth: 80 },
  { field: 'time', headerName: 'Departs', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 120 },
];

// Selected rows come last so that they take precedence over hovered ones.
const statusClasses: Record<Ferry['status'], string> = {
  Boarding:
    'bg-(--mui-palette-success-main)/12 [&:hover]:bg-(--mui-palette-success-main)/20 [&.Mui-selected]:bg-(--mui-palette-success-main)/30 [&.Mui-selected:hover]:bg-(--mui-palette-success-main)/36',
  Delayed:
    'bg-(--mui-palette-warning-main)/12 [&:hover]:bg-(--mui-palette-warning-main)/20 [&.Mui-selected]:bg-(--mui-palette-warning-main)/30 [&.Mui-selected:hover]:bg-(--mui-palette-warning-main)/36',
  Canceled:
    'bg-(--mui-palette-error-main)/12 [&:hover]:bg-(--mui-palette-error-main)/20 [&.Mui-selected]:bg-(--mui-palette-error-main)/30 [&.Mui-selected:hover]:bg-(--mui-palette-error-main)/36',
};

export default function RowClasses() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div className="h-92.5">
      <DataGrid
        label="Ferry departures"
        rows={ferries}
        columns={columns}
        getRowClassName={(params) => statusClasses[params.row.status]}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
      />
    </div>
  );
}
