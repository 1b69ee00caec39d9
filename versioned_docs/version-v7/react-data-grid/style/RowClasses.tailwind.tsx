import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

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

// Selected rows come last so that they take precedence over hovered ones.
const statusClasses: Record<Status, string> = {
  Boarding:
    'bg-(--mui-palette-success-main)/12 [&:hover]:bg-(--mui-palette-success-main)/20 [&.Mui-selected]:bg-(--mui-palette-success-main)/30 [&.Mui-selected:hover]:bg-(--mui-palette-success-main)/36',
  Delayed:
    'bg-(--mui-palette-warning-main)/12 [&:hover]:bg-(--mui-palette-warning-main)/20 [&.Mui-selected]:bg-(--mui-palette-warning-main)/30 [&.Mui-selected:hover]:bg-(--mui-palette-warning-main)/36',
  Cancelled:
    'bg-(--mui-palette-error-main)/12 [&:hover]:bg-(--mui-palette-error-main)/20 [&.Mui-selected]:bg-(--mui-palette-error-main)/30 [&.Mui-selected:hover]:bg-(--mui-palette-error-main)/36',
};

export default function RowClasses() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([2]);

  return (
    <div className="h-[266px] w-full">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Ferry departures' } }}
        rows={rows}
        columns={columns}
        getRowClassName={(params) => statusClasses[params.row.status]}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
      />
    </div>
  );
}
