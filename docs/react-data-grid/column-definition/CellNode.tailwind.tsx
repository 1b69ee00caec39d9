import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

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
                event.stopPropagation(); // Space would move the focus down one page.
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
    <div className="flex flex-col gap-3">
      <DataGrid label="Overdue loans" rows={loans} columns={columns} hideFooter />
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
