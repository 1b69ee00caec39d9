import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { readings, type Reading } from '../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'Reading', width: 100, pivotable: false },
  { field: 'station', headerName: 'Station', width: 140 },
  { field: 'hasAlarm', headerName: 'Alarm', type: 'boolean', width: 100 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 130 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    panelOpen: true,
    model: {
      rows: [{ field: 'station' }],
      columns: [],
      values: [{ field: 'wind', aggFunc: 'max' }],
    },
  },
};

export default function PivotLockedColumn() {
  return (
    <div style={{ height: 460, minWidth: 620 }}>
      <DataGridPremium
        label="Strongest wind by station"
        rows={readings}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
