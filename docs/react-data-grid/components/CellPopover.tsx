import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'department', headerName: 'Department', width: 160 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'office', headerName: 'Office', width: 150 },
];

export default function CellPopover() {
  const [cell, setCell] = React.useState<HTMLElement | null>(null);

  const cellProps = React.useMemo(() => {
    const open = (event: React.SyntheticEvent) => {
      const element = event.currentTarget as HTMLElement;
      if (element.dataset.field === 'name') {
        setCell(element);
      }
    };
    const close = () => setCell(null);
    return {
      onMouseEnter: open,
      onMouseLeave: close,
      onFocus: open,
      onBlur: close,
    };
  }, []);

  const rowId = Number(cell?.closest<HTMLElement>('[data-id]')?.dataset.id);
  const person = people.find(({ id }) => id === rowId);

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People"
        rows={people}
        columns={columns}
        slotProps={{ cell: cellProps }}
      />
      <Popper
        open={Boolean(person)}
        anchorEl={cell}
        placement="bottom-start"
        sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
      >
        <Paper elevation={6} sx={{ p: 2 }}>
          <Typography variant="subtitle2">{person?.name}</Typography>
          <Typography variant="body2">{person?.email}</Typography>
          <Typography variant="body2" color="textSecondary">
            Since {person?.startedOn.toLocaleDateString()}
          </Typography>
        </Paper>
      </Popper>
    </div>
  );
}
