import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createReadings } from '../../data/readings';
import { createServer } from '../../data/server';

const server = createServer(createReadings(5000));
const dataSource = { getRows: server.getRows };

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 75 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 115 },
  {
    field: 'takenAt',
    headerName: 'Taken',
    type: 'dateTime',
    width: 180,
    filterable: false,
    valueFormatter: (value?: Date) =>
      value?.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 115 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 125 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 120 },
];

export default function ViewportLoading() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Weather readings"
        dataSource={dataSource}
        columns={columns}
        lazyLoading
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </div>
  );
}
