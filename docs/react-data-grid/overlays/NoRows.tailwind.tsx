import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

const columns: GridColDef<Parcel>[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 110 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
];

function ShelvesEmpty() {
  return (
    <GridOverlay>
      <svg
        viewBox="0 0 96 64"
        aria-hidden
        className="w-24 text-(--mui-palette-primary-main)"
      >
        <path
          d="M14 22 48 8l34 14v28L48 60 14 50Z"
          fill="currentColor"
          opacity=".3"
        />
        <path
          d="M14 22 48 34l34-12M48 34v26"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
      </svg>
      <span className="text-(--mui-palette-text-secondary)">
        The shelves are empty
      </span>
    </GridOverlay>
  );
}

export default function NoRows() {
  const [rows, setRows] = React.useState<Parcel[]>([]);

  return (
    <div>
      <Button onClick={() => setRows(rows.length > 0 ? [] : parcels)}>
        {rows.length > 0 ? 'Hand out all parcels' : 'Unload the van'}
      </Button>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(280px,100%),1fr))] gap-4">
        <div style={{ height: 320 }}>
          <DataGrid
            label="Parcels, default overlay"
            rows={rows}
            columns={columns}
            hideFooter
          />
        </div>
        <div style={{ height: 320 }}>
          <DataGrid
            label="Parcels, own overlay"
            rows={rows}
            columns={columns}
            hideFooter
            slots={{ noRowsOverlay: ShelvesEmpty }}
          />
        </div>
      </div>
    </div>
  );
}
