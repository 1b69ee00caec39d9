import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiContext,
  type GridActionsCellItemProps,
  type GridColDef,
} from '@mui/x-data-grid';

interface Booking {
  id: number;
  room: string;
  guest: string;
}

const rows: Booking[] = [
  { id: 1, room: 'Attic', guest: 'Lena Brandt' },
  { id: 2, room: 'Garden', guest: 'Oscar Pires' },
  { id: 3, room: 'Harbor view', guest: 'Yuki Mori' },
  { id: 4, room: 'Library', guest: 'Amina Diallo' },
  { id: 5, room: 'Orchard', guest: 'Tom Halvorsen' },
];

type CancelItemProps = Extract<GridActionsCellItemProps, { showInMenu: true }> & {
  booking: Booking;
};

function CancelItem({ booking, ...props }: CancelItemProps) {
  const apiRef = useGridApiContext();
  const [open, setOpen] = React.useState(false);

  const close = () => setOpen(false);
  const cancel = () =>
    apiRef.current.updateRows([{ id: booking.id, _action: 'delete' }]);

  return (
    <React.Fragment>
      <GridActionsCellItem
        {...props}
        closeMenuOnClick={false}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={close}
        // In React, the menu is a parent of the dialog. Keep keys from reaching it.
        onKeyDown={(event) => event.stopPropagation()}
        // Closes the menu once the dialog is gone, so the focus returns to the menu button.
        slotProps={{ transition: { onExited: props.closeMenu } }}
        aria-labelledby="cancel-title"
      >
        <DialogTitle id="cancel-title">Cancel for {booking.guest}?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button color="error" onClick={cancel}>
            Cancel booking
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

const columns: GridColDef<Booking>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 90,
    getActions: ({ row }) => [
      <CancelItem
        key="cancel"
        showInMenu
        icon={<EventBusyOutlined fontSize="small" />}
        label="Cancel booking"
        booking={row}
      />,
    ],
  },
];

export default function ActionWithDialog() {
  return (
    <div style={{ height: 318 }}>
      <DataGrid label="Bookings" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
