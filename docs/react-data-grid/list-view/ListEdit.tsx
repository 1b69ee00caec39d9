import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { formatTime, visits, visitStatuses, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'status', headerName: 'Status', width: 140 },
  { field: 'note', headerName: 'Note', width: 240 },
];

/** Lets Space press the button instead of moving the focus down a page. */
function keepSpace(event: React.KeyboardEvent) {
  if (event.key === ' ') {
    event.stopPropagation();
  }
}

export default function ListEdit() {
  const apiRef = useGridApiRef();
  const [visit, setVisit] = React.useState<Visit | null>(null);

  const listViewColumn = React.useMemo<GridListViewColDef<Visit>>(
    () => ({
      field: 'customer',
      display: 'flex',
      renderCell: ({ row }) => (
        <Stack direction="row" sx={{ flex: 1, alignItems: 'center', minWidth: 0 }}>
          <div style={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {formatTime(row.startsAt)}, {row.customer}
            </Typography>
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {row.note ? `${row.status}: ${row.note}` : row.status}
            </Typography>
          </div>
          <Button
            aria-label={`Edit the visit to ${row.customer}`}
            onClick={() => setVisit(row)}
            onKeyDown={keepSpace}
          >
            Edit
          </Button>
        </Stack>
      ),
    }),
    [],
  );

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    apiRef.current?.updateRows([
      { id: visit?.id, status: data.get('status'), note: data.get('note') },
    ]);
    setVisit(null);
  };

  return (
    <div style={{ height: 460 }}>
      <DataGridPro
        label="Visits"
        apiRef={apiRef}
        rows={visits}
        columns={columns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={72}
        disableRowSelectionOnClick
      />
      {visit && (
        <Dialog open fullWidth maxWidth="xs" onClose={() => setVisit(null)}>
          <DialogTitle>{visit.customer}</DialogTitle>
          <form onSubmit={handleSubmit}>
            <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
              <TextField
                select
                name="status"
                label="Status"
                defaultValue={visit.status}
              >
                {visitStatuses.map((status) => (
                  <MenuItem key={status} value={status}>
                    {status}
                  </MenuItem>
                ))}
              </TextField>
              <TextField name="note" label="Note" defaultValue={visit.note} />
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setVisit(null)}>Cancel</Button>
              <Button type="submit" variant="contained">
                Save
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </div>
  );
}
