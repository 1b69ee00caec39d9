import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  {
    field: 'takenAt',
    headerName: 'Taken',
    type: 'dateTime',
    width: 175,
    valueFormatter: (value?: Date) =>
      value?.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 120 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 120 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Origin',
    children: [
      {
        groupId: 'Place and time',
        children: [{ field: 'station' }, { field: 'takenAt' }],
      },
    ],
  },
  {
    groupId: 'Measurements',
    children: [
      {
        groupId: 'Air',
        children: [{ field: 'temperature' }, { field: 'humidity' }],
      },
      { groupId: 'Weather', children: [{ field: 'wind' }, { field: 'rain' }] },
    ],
  },
];

export default function NestedGroups() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Weather readings' } }}
        rows={readings}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
