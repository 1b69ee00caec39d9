import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../../data/readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 170 },
  { field: 'takenAt', headerName: 'Taken', type: 'dateTime', width: 190 },
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

const initialState = {
  columns: { columnVisibilityModel: { takenAt: false, humidity: false } },
};

function ReadingsToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const hidden = all.length - visible.length;

  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={<ToolbarButton />}
        aria-label={`Columns, ${hidden} hidden`}
      >
        <Badge badgeContent={hidden} color="primary">
          <ViewColumnIcon fontSize="small" />
        </Badge>
      </ColumnsPanelTrigger>
      <ToolbarButton
        disabled={hidden === 0}
        onClick={() => apiRef.current.setColumnVisibilityModel({})}
        render={<Button size="small" />}
      >
        Show all
      </ToolbarButton>
    </Toolbar>
  );
}

export default function HiddenCount() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Weather readings"
        rows={readings}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: ReadingsToolbar }}
        showToolbar
      />
    </div>
  );
}
