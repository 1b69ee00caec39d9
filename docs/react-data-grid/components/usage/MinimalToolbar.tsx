import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 170 },
  {
    field: 'temperature',
    headerName: 'Temperature (°F)',
    type: 'number',
    width: 180,
  },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 150 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 150 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 130 },
];

function ReadingsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton />} aria-label="Columns">
        <ViewColumnIcon fontSize="small" />
      </ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton />} aria-label="Filters">
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function MinimalToolbar() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Weather readings"
        rows={readings}
        columns={columns}
        slots={{ toolbar: ReadingsToolbar }}
        showToolbar
      />
    </div>
  );
}
