import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, reading: 'Boiler pressure', value: 1.6, unit: 'bar' },
  { id: 2, reading: 'Flow temperature', value: 62, unit: '°C' },
  { id: 3, reading: 'Return temperature', value: 41, unit: '°C' },
];

const columns: GridColDef[] = [
  { field: 'reading', headerName: 'Reading', flex: 1, minWidth: 160 },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 100,
    editable: true,
  },
  { field: 'unit', headerName: 'Unit', width: 80 },
];

const requireCtrl: GridEventListener<'cellDoubleClick'> = (_params, event) => {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
};

export default function CtrlToEdit() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Meter readings"
        rows={rows}
        columns={columns}
        onCellDoubleClick={requireCtrl}
        hideFooter
      />
    </Box>
  );
}
