import * as React from 'react';
import Button from '@material-ui/core/Button';
import Typography from '@material-ui/core/Typography';
import { DataGrid, GridEvents, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, title: 'A Short Walk to the Sea', reader: 'Ada Lindqvist' },
  { id: 2, title: 'Bread for Beginners', reader: 'Samir Osei' },
  { id: 3, title: 'The Glass Orchard', reader: 'Mei Tanaka' },
];

export default function CellNode() {
  const [message, setMessage] = React.useState('No reminder sent yet.');

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'title', headerName: 'Title', flex: 1 },
      { field: 'reader', headerName: 'Reader', width: 115 },
      {
        field: 'remind',
        headerName: 'Reminder',
        width: 115,
        sortable: false,
        filterable: false,
        disableColumnMenu: true,
        renderCell: (params) => (
          <Button
            size="small"
            color="primary"
            disableElevation
            variant={params.hasFocus ? 'contained' : 'outlined'}
            tabIndex={params.tabIndex}
            aria-label={`Remind ${params.row.reader}`}
            onClick={() => setMessage(`Reminder sent to ${params.row.reader}.`)}
            onKeyDown={(event) => {
              // The grid ignores keys pressed inside a cell, so pass on the arrow keys.
              if (event.key.startsWith('Arrow')) {
                params.api.publishEvent(
                  GridEvents.cellNavigationKeyDown,
                  params,
                  event,
                );
              }
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
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Overdue loans"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" color="textSecondary">
        {message}
      </Typography>
    </div>
  );
}
