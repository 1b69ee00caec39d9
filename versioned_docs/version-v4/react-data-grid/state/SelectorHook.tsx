import * as React from 'react';
import Divider from '@material-ui/core/Divider';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  gridPaginationSelector,
  gridSelectionStateSelector,
  useGridSelector,
  useGridSlotComponentProps,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, task: 'Repaint the sign', days: 2 },
  { id: 2, task: 'Replace the gutter', days: 1 },
  { id: 3, task: 'Order gravel', days: 3 },
  { id: 4, task: 'Oil the gate', days: 1 },
];

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

function CountFooter() {
  const { apiRef } = useGridSlotComponentProps();
  const { rowCount } = useGridSelector(apiRef, gridPaginationSelector);
  const selected = useGridSelector(apiRef, gridSelectionStateSelector);

  return (
    <React.Fragment>
      <Divider />
      <Typography role="status" variant="body2" style={{ padding: 12 }}>
        {rowCount} tasks shown, {selected.length} selected
      </Typography>
    </React.Fragment>
  );
}

export default function SelectorHook() {
  return (
    <div style={{ height: 312, width: '100%' }}>
      <DataGrid
        aria-label="Tasks"
        rows={rows}
        columns={columns}
        components={{ Footer: CountFooter }}
        checkboxSelection
      />
    </div>
  );
}
