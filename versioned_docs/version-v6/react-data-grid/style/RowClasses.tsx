import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
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

const tints = (color: string) => {
  const mix = (percent: number) =>
    `color-mix(in srgb, ${color} ${percent}%, transparent)`;
  return {
    backgroundColor: mix(12),
    '&:hover': { backgroundColor: mix(20) },
    '&.Mui-selected': { backgroundColor: mix(30) },
    '&.Mui-selected:hover': { backgroundColor: mix(36) },
  };
};

const StatusGrid = styled(DataGrid<Departure>)(({ theme }) => {
  const { palette } = theme;
  return {
    '& .status-Boarding': tints(palette.success.main),
    '& .status-Delayed': tints(palette.warning.main),
    '& .status-Cancelled': tints(palette.error.main),
  };
});

export default function RowClasses() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([2]);

  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <StatusGrid
        aria-label="Ferry departures"
        rows={rows}
        columns={columns}
        getRowClassName={(params) => `status-${params.row.status}`}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
      />
    </Box>
  );
}
