import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createReadings, type Reading } from '../data/readings';

const readings = createReadings(60, 2);

const { sum, avg, max } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, avg, max };

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 170 },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 170 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 170 },
  {
    field: 'humidity',
    headerName: 'Humidity (%)',
    type: 'number',
    width: 170,
    availableAggregationFunctions: ['avg', 'max'],
  },
];

export default function FewerFunctions() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Weather readings' } }}
        rows={readings}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { rain: 'sum', humidity: 'avg' } } }}
      />
    </div>
  );
}
