interface Part { id: number; name: string; stock: number } declare const rows: Part[];
import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

export default function PartGrid({ unit }: { unit: string }) {
  const columns = React.useMemo<GridColDef<Part>[]>(
    () => [
      { field: 'name', headerName: 'Part', width: 180 },
      { field: 'stock', headerName: `Stock (${unit})`, type: 'number', width: 140 },
    ],
    [unit],
  );

  return (
    <div style={{ height: 300 }}>
      <DataGrid aria-label="Parts" rows={rows} columns={columns} />
    </div>
  );
}
