import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import {
  DataGrid,
  GridActionsCellItem,
  type GridActionsCellItemProps,
  type GridColDef,
} from '@mui/x-data-grid';

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

type CancelItemProps = Extract<GridActionsCellItemProps, { showInMenu: true }> & {
  question: string;
  onConfirm: () => void;
};

function CancelItem({ question, onConfirm, ...props }: CancelItemProps) {
  const [open, setOpen] = React.useState(false);

  const close = () => setOpen(false);

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
        <DialogTitle id="cancel-title">{question}</DialogTitle>
        <DialogContent>
          <DialogContentText>The guest is told by email.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button color="error" onClick={onConfirm}>
            Cancel booking
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

export default function ActionWithDialog() {
  const [rows, setRows] = React.useState(bookings);

  const columns = React.useMemo<GridColDef<Booking>[]>(
    () => [
      { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
      { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => [
          <CancelItem
            key="cancel"
            showInMenu
            icon={<EventBusyOutlined fontSize="small" />}
            label="Cancel booking"
            question={`Cancel the booking of ${row.guest}?`}
            onConfirm={() =>
              setRows((previous) => previous.filter((booking) => booking.id !== id))
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Bookings' } }}
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
