import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { ferries, type Ferry } from './ferries';
import './RowClasses.css';

const columns: GridColDef<Ferry>[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 120 },
  { field: 'pier', headerName: 'Pier', flex: 1, minWidth: 80 },
  { field: 'time', headerName: 'Departs', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 120 },
];

export default function RowClasses() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div className="row-classes">
      <DataGrid
        label="Ferry departures"
        rows={ferries}
        columns={columns}
        getRowClassName={(params) =>
          `row-classes-${params.row.status.toLowerCase()}`
        }
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
      />
    </div>
  );
}
