import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(people);
  const [menu, setMenu] = React.useState<{
    id: number;
    top: number;
    left: number;
  }>();
  const close = () => setMenu(undefined);

  const openMenu = (event: React.MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.dataset.id);
    // The keyboard's menu key has no pointer position, so open below the cell.
    const cell = (event.target as HTMLElement).getBoundingClientRect();
    const hasPointer = event.clientX > 0 || event.clientY > 0;
    setMenu({
      id,
      top: hasPointer ? event.clientY : cell.bottom,
      left: hasPointer ? event.clientX : cell.left,
    });
  };

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People with a context menu"
        rows={rows}
        columns={columns}
        slotProps={{ row: { onContextMenu: openMenu } }}
      />
      <Menu
        open={menu !== undefined}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu}
      >
        <MenuItem
          onClick={() => {
            setRows((old) =>
              old.map((row) =>
                row.id === menu?.id ? { ...row, role: 'Manager' } : row,
              ),
            );
            close();
          }}
        >
          Make manager
        </MenuItem>
        <MenuItem
          onClick={() => {
            setRows((old) => old.filter((row) => row.id !== menu?.id));
            close();
          }}
        >
          Remove
        </MenuItem>
      </Menu>
    </div>
  );
}
