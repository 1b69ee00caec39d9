import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import './RowClasses.css';

type Status = 'Boarding' | 'Delayed' | 'Cancelled';

interface Departure {
  id: number;
  ferry: string;
  pier: string;
  time: string;
  status: Status;
}

const rows: Departure[] = [
  { id: 1, ferry: 'Gannet', pier: 'A1', time: '09:10', status: 'Boarding' },
  { id: 2, ferry: 'Petrel', pier: 'A3', time: '09:25', status: 'Delayed' },
  { id: 3, ferry: 'Fulmar', pier: 'B2', time: '09:40', status: 'Cancelled' },
  { id: 4, ferry: 'Kittiwake', pier: 'A1', time: '10:05', status: 'Delayed' },
];

const columns: GridColDef<Departure>[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 120 },
  { field: 'pier', headerName: 'Pier', flex: 1, minWidth: 80 },
  { field: 'time', headerName: 'Departs', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 120 },
];

export default function RowClasses() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([2]);

  return (
    <div className="row-classes">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Ferry departures' } }}
        rows={rows}
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
