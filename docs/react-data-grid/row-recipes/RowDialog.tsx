import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function RowDialog() {
  const [person, setPerson] = React.useState<Person | null>(null);
  const close = () => setPerson(null);

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People, a click shows more"
        rows={people}
        columns={columns}
        disableRowSelectionOnClick
        onRowClick={({ row }) => setPerson(row)}
        onCellKeyDown={({ row }, event) => {
          if (event.key === 'Enter') {
            setPerson(row);
          }
        }}
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      />
      <Dialog open={person !== null} onClose={close} aria-labelledby="person-name">
        <DialogTitle id="person-name">{person?.name}</DialogTitle>
        <DialogContent>
          {person?.role} in {person?.department}, {person?.email}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
