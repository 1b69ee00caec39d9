import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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
            sx={{
              border: '1px solid',
              borderColor: 'primary.main',
              borderRadius: 999,
              px: 2,
              py: 0.5,
              textTransform: 'none',
            }}
          >
            Remind
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Overdue loans"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {message}
      </Typography>
    </Stack>
  );
}
