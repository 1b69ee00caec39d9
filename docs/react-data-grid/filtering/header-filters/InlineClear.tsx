import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { readings, type Reading } from '../../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 240 },
  {
    field: 'temperature',
    headerName: 'Temperature (°F)',
    type: 'number',
    width: 220,
  },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 220 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'station', operator: 'contains', value: 'Creek' },
        { id: 2, field: 'wind', operator: '>', value: 20 },
      ],
    },
  },
};

export default function InlineClear() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        label="Weather readings"
        rows={readings}
        columns={columns}
        headerFilters
        initialState={initialState}
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
      />
    </div>
  );
}
