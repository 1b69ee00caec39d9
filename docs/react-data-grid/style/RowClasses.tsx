import * as React from 'react';
import { styled } from '@mui/material/styles';
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

const StatusGrid = styled(DataGrid<Ferry>)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '& .status-Boarding': tints(palette.success.main),
    '& .status-Delayed': tints(palette.warning.main),
    '& .status-Canceled': tints(palette.error.main),
  };
});

export default function RowClasses() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });

  return (
    <div style={{ height: 370 }}>
      <StatusGrid
        label="Ferry departures"
        rows={ferries}
        columns={columns}
        getRowClassName={(params) => `status-${params.row.status}`}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
      />
    </div>
  );
}
