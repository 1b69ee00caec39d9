import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Loan {
  id: number;
  title: string;
  reader: string;
}

const rows: Loan[] = [
  { id: 1, title: 'A Short Walk to the Sea', reader: 'Ada Lindqvist' },
  { id: 2, title: 'Bread for Beginners', reader: 'Samir Osei' },
  { id: 3, title: 'The Glass Orchard', reader: 'Mei Tanaka' },
];

export default function CellNode() {
  const [message, setMessage] = React.useState('No reminder sent yet.');

  const columns = React.useMemo<GridColDef<Loan>[]>(
    () => [
      { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
      { field: 'reader', headerName: 'Reader', width: 115 },
      {
        field: 'remind',
        headerName: 'Reminder',
        width: 115,
        display: 'flex',
        sortable: false,
        filterable: false,
        renderCell: (params) => (
          <Button
            size="small"
            disableElevation
            variant={params.hasFocus ? 'contained' : 'outlined'}
            tabIndex={params.tabIndex}
            aria-label={`Remind ${params.row.reader}`}
            onClick={() => setMessage(`Reminder sent to ${params.row.reader}.`)}
            onKeyDown={(event) => {
              if (event.key === ' ') {
                event.stopPropagation(); // Space would move the focus in the grid.
              }
            }}
            className="rounded-full border border-(--mui-palette-primary-main) px-4 py-1 normal-case"
          >
            Remind
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <div className="flex w-full flex-col gap-3">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Overdue loans' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
      <Typography
        role="status"
        variant="body2"
        className="text-(--mui-palette-text-secondary)"
      >
        {message}
      </Typography>
    </div>
  );
}
