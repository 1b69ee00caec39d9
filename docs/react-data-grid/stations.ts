import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Station {
  id: number;
  station: string;
  region: string;
  elevation: number;
}

const regions = ['Coast', 'Delta', 'Foothills', 'Plateau', 'Valley'];

export function createStations(count: number): Station[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    station: `WX-${String(index + 1).padStart(6, '0')}`,
    region: regions[(index * 7) % regions.length],
    elevation: (index * 137) % 7900,
  }));
}

// Computed when a cell is shown, so the rows stay small. Some stations are missing an hour.
function getReading(id: number, hour: number): number | null {
  if ((id * 31 + hour * 17) % 41 === 0) {
    return null;
  }
  const base = 43 + ((id * 37) % 34);
  const daily = 9 * Math.sin(((hour - 9) / 24) * 2 * Math.PI);
  const noise = (((id * 7919 + hour * 104729) % 100) - 50) / 28;
  return base + daily + noise;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

export const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'elevation', headerName: 'Elevation (ft)', type: 'number', width: 140 },
  ...hours.map((hour): GridColDef<Station> => ({
    field: `h${hour}`,
    headerName: `${String(hour).padStart(2, '0')}:00`,
    description: `Temperature at ${hour}:00, in °F`,
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => getReading(row.id, hour),
    valueFormatter: (value: number | null) => value?.toFixed(1) ?? '',
  })),
];
