import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
  useGridApiContext,
  type GridColDef,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../data/readings';
import { downloadText, getDataAsJson } from './json';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 150 },
  { field: 'takenAt', headerName: 'Taken at', type: 'dateTime', width: 200 },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 130 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 130 },
];

function JsonMenuItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={() => {
        downloadText(getDataAsJson(apiRef), 'readings.json');
        hideMenu?.(); // The menu passes this function to its items.
      }}
    >
      Download as JSON
    </MenuItem>
  );
}

function ReadingsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem />
        <JsonMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function JsonExport() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Weather readings' } }}
        rows={readings}
        columns={columns}
        slots={{ toolbar: ReadingsToolbar }}
      />
    </div>
  );
}
