import type { GridColDef, GridRowsProp } from '@mui/x-data-grid'; declare const rows: GridRowsProp; declare const columns: GridColDef[];
import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';

export default function InvoiceGrid() {
  const [note, setNote] = React.useState('');

  return (
    <DataGrid
      aria-label="Invoices"
      rows={rows}
      columns={columns}
      slots={{
        // Mounted anew after every keystroke: the input loses the focus.
        footer: () => (
          <input
            aria-label="Note"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        ),
      }}
    />
  );
}
