import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { DataGrid, GridActionsCellItem, type GridColumns } from '@mui/x-data-grid';

interface Booking {
  id: number;
  room: string;
  guest: string;
}

const bookings: Booking[] = [
  { id: 1, room: 'Attic', guest: 'Lena Brandt' },
  { id: 2, room: 'Garden', guest: 'Oscar Pires' },
  { id: 3, room: 'Harbor view', guest: 'Yuki Mori' },
];

// Typed as any element, because its own props don't match @types/react 18.3.
const ActionItem: React.ElementType = GridActionsCellItem;

export default function ActionWithDialog() {
  const [rows, setRows] = React.useState(bookings);
  const [asked, setAsked] = React.useState<Booking | null>(null);
  const [open, setOpen] = React.useState(false);

  const columns = React.useMemo<GridColumns<Booking>>(
    () => [
      { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
      { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ row }) => [
          <ActionItem
            key="cancel"
            showInMenu
            icon={<EventBusyOutlined fontSize="small" />}
            label="Cancel booking"
            onClick={() => {
              setAsked(row);
              setOpen(true);
            }}
          />,
        ],
      },
    ],
    [],
  );

  const close = () => setOpen(false);
  const confirm = () => {
    setRows((previous) => previous.filter((booking) => booking !== asked));
    close();
  };

  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Bookings" rows={rows} columns={columns} hideFooter />
      <Dialog open={open} onClose={close} aria-labelledby="cancel-title">
        <DialogTitle id="cancel-title">
          Cancel the booking of {asked?.guest}?
        </DialogTitle>
        <DialogContent>
          <DialogContentText>The guest is told by email.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button color="error" onClick={confirm}>
            Cancel booking
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
