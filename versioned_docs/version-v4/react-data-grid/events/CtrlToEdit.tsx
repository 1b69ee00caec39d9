import type * as React from 'react';
import {
  DataGrid,
  type GridCellParams,
  type GridColDef,
  type GridRowsProp,
  type MuiEvent,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, reading: 'Boiler pressure', value: 1.6, unit: 'bar' },
  { id: 2, reading: 'Flow temperature', value: 62, unit: '°C' },
  { id: 3, reading: 'Return temperature', value: 41, unit: '°C' },
];

const columns: GridColDef[] = [
  { field: 'reading', headerName: 'Reading', flex: 1 },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 110,
    editable: true,
  },
  { field: 'unit', headerName: 'Unit', width: 90 },
];

function requireCtrl(_params: GridCellParams, event: MuiEvent<React.MouseEvent>) {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
}

export default function CtrlToEdit() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Meter readings"
        rows={rows}
        columns={columns}
        onCellDoubleClick={requireCtrl}
        hideFooter
      />
    </div>
  );
}
