import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

interface Buoy {
  id: number;
  buoy: string;
  waves: number;
}

const table: Buoy[] = [
  { id: 1, buoy: 'Gannet Bank', waves: 2.4 },
  { id: 2, buoy: 'Outer Sound', waves: 4.1 },
  { id: 3, buoy: 'Fairway North', waves: 0.9 },
  { id: 4, buoy: 'Skerry', waves: 3.3 },
];

// Simulates a request. The order comes from here, not from the grid.
function queryBuoys(model: GridSortModel): Promise<Buoy[]> {
  const result = [...table];
  const [criterion] = model;
  if (criterion?.sort) {
    const sign = criterion.sort === 'desc' ? -1 : 1;
    result.sort((a, b) =>
      criterion.field === 'waves'
        ? sign * (a.waves - b.waves)
        : sign * a.buoy.localeCompare(b.buoy),
    );
  }
  return new Promise((resolve) => {
    setTimeout(() => resolve(result), 700);
  });
}

const columns: GridColDef<Buoy>[] = [
  { field: 'buoy', headerName: 'Buoy', flex: 1, minWidth: 130 },
  { field: 'waves', headerName: 'Waves (m)', type: 'number', width: 130 },
];

export default function SortServer() {
  const [rows, setRows] = React.useState(table);
  const [loading, setLoading] = React.useState(false);
  const latest = React.useRef(0);

  const handleSortModelChange = async (model: GridSortModel) => {
    latest.current += 1;
    const request = latest.current;
    setLoading(true);
    const result = await queryBuoys(model);
    if (request === latest.current) {
      setRows(result);
      setLoading(false);
    }
  };

  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Wave buoys"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        onSortModelChange={handleSortModelChange}
        hideFooter
      />
    </Box>
  );
}
