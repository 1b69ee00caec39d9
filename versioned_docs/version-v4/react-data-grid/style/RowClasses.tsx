import * as React from 'react';
import { alpha, makeStyles } from '@material-ui/core/styles';
import {
  DataGrid,
  type GridColDef,
  type GridRowsProp,
  type GridSelectionModel,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, ferry: 'Gannet', time: '09:10', status: 'Boarding' },
  { id: 2, ferry: 'Petrel', time: '09:25', status: 'Delayed' },
  { id: 3, ferry: 'Fulmar', time: '09:40', status: 'Cancelled' },
  { id: 4, ferry: 'Kittiwake', time: '10:05', status: 'Delayed' },
];

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1 },
  { field: 'time', headerName: 'Departs', flex: 1 },
  { field: 'status', headerName: 'Status', flex: 1 },
];

const tints = (color: string) => ({
  backgroundColor: alpha(color, 0.12),
  '&:hover': { backgroundColor: alpha(color, 0.2) },
  '&.Mui-selected': { backgroundColor: alpha(color, 0.3) },
  '&.Mui-selected:hover': { backgroundColor: alpha(color, 0.36) },
});

const useStyles = makeStyles(({ palette }) => ({
  root: {
    overflow: 'hidden',
    '& .status-Boarding': tints(palette.success.main),
    '& .status-Delayed': tints(palette.warning.main),
    '& .status-Cancelled': tints(palette.error.main),
  },
}));

export default function RowClasses() {
  const classes = useStyles();
  const [selection, setSelection] = React.useState<GridSelectionModel>([2]);

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Ferry departures"
        className={classes.root}
        rows={rows}
        columns={columns}
        getRowClassName={(params) => `status-${params.row.status}`}
        selectionModel={selection}
        onSelectionModelChange={setSelection}
        hideFooter
      />
    </div>
  );
}
