import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const regions = ['Coast', 'Delta', 'Foothills', 'Plateau', 'Valley'];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

function createStations(count: number): GridRowsProp {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    station: `WX-${String(index + 1).padStart(6, '0')}`,
    region: regions[(index * 7) % regions.length],
    altitude: (index * 137) % 2400,
  }));
}

// Readings are computed when a cell is shown, so the rows stay small.
function getReading(id: number, hour: number) {
  const base = 6 + ((id * 37) % 19);
  const daily = 5 * Math.sin(((hour - 9) / 24) * 2 * Math.PI);
  const noise = (((id * 7919 + hour * 104729) % 100) - 50) / 50;
  return base + daily + noise;
}

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'altitude', headerName: 'Altitude, m', type: 'number', width: 120 },
  ...hours.map((hour): GridColDef => ({
    field: `h${hour}`,
    headerName: `${String(hour).padStart(2, '0')}:00`,
    description: `Temperature at ${hour}:00, in °C`,
    type: 'number',
    width: 90,
    valueGetter: ({ row }) => getReading(row.id, hour),
    valueFormatter: ({ value }) => value.toFixed(1),
  })),
];

export default function ProScale() {
  const [rows, setRows] = React.useState<GridRowsProp>([]);

  React.useEffect(() => {
    React.startTransition(() => setRows(createStations(50_000)));
  }, []);

  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Hourly temperature by weather station"
        rows={rows}
        columns={columns}
        loading={rows.length === 0}
        checkboxSelection
        rowHeight={40}
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'station'],
          },
        }}
      />
    </Box>
  );
}
