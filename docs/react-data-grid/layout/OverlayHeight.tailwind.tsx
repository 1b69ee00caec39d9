import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lostItems, type LostItem } from './lostItems';

const columns: GridColDef<LostItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'place', headerName: 'Found at', flex: 1, minWidth: 130 },
];

export default function OverlayHeight() {
  const [rows, setRows] = React.useState<LostItem[]>([]);

  return (
    <div className="flex flex-col gap-2">
      <Button onClick={() => setRows(rows.length > 0 ? [] : lostItems)}>
        {rows.length > 0 ? 'Hand out all items' : 'Bring in three items'}
      </Button>
      <div className="flex flex-col">
        <DataGrid
          label="Lost and found"
          rows={rows}
          columns={columns}
          hideFooter
          localeText={{ noRowsLabel: 'Nothing is lost today' }}
          className="[--DataGrid-overlayHeight:220px]"
        />
      </div>
    </div>
  );
}
