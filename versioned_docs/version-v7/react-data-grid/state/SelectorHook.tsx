import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbar,
  gridFilteredTopLevelRowCountSelector,
  selectedGridRowsCountSelector,
  useGridApiContext,
  useGridSelector,
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
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  { field: 'days', headerName: 'Days', type: 'number', width: 100 },
];

function CountFooter() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const selected = useGridSelector(apiRef, selectedGridRowsCountSelector);

  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {shown} tasks shown, {selected} selected
    </Typography>
  );
}

export default function SelectorHook() {
  return (
    <Box sx={{ height: 348, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tasks' } }}
        rows={rows}
        columns={columns}
        slots={{ footer: CountFooter, toolbar: GridToolbar }}
        checkboxSelection
      />
    </Box>
  );
}
