import type { GridColDef, GridRowsProp } from '@mui/x-data-grid'; declare const rows: GridRowsProp; declare const columns: GridColDef[];
import * as React from 'react';
import { DataGrid, type GridSlotProps, type GridSlots } from '@mui/x-data-grid';

type NoteFooterProps = GridSlotProps['footer'] & {
  note: string;
  onNoteChange: (note: string) => void;
};

function NoteFooter({ note, onNoteChange }: NoteFooterProps) {
  return (
    <input
      aria-label="Note"
      value={note}
      onChange={(event) => onNoteChange(event.target.value)}
    />
  );
}

export default function InvoiceGrid() {
  const [note, setNote] = React.useState('');

  return (
    <DataGrid
      aria-label="Invoices"
      rows={rows}
      columns={columns}
      slots={{ footer: NoteFooter as GridSlots['footer'] }}
      slotProps={{
        footer: { note, onNoteChange: setNote } as GridSlotProps['footer'],
      }}
    />
  );
}
