import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders } from '../data/orders';
import { createPeople } from '../data/people';

const lists: Record<string, { rows: { id: number }[]; columns: GridColDef[] }> = {
  People: {
    rows: createPeople(100),
    columns: [
      { field: 'name', headerName: 'Name', width: 190 },
      { field: 'role', headerName: 'Role', width: 190 },
      { field: 'office', headerName: 'Office', width: 140 },
      { field: 'email', headerName: 'Email', width: 280 },
    ],
  },
  Orders: {
    rows: orders,
    columns: [
      { field: 'customer', headerName: 'Customer', width: 190 },
      { field: 'product', headerName: 'Product', width: 190 },
      { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
      { field: 'status', headerName: 'Status', width: 280 },
    ],
  },
};

export default function ScrollRestore() {
  const apiRef = useGridApiRef();
  const [list, setList] = React.useState('People');
  const [positions, setPositions] = React.useState<
    Record<string, { top: number; left: number } | undefined>
  >({ People: { top: 1300, left: 120 } });

  const showList = (next: string) => {
    setPositions({ ...positions, [list]: apiRef.current?.getScrollPosition() });
    setList(next);
  };

  return (
    <Stack spacing={1}>
      <Tabs
        aria-label="List"
        value={list}
        onChange={(_event, next) => showList(next)}
      >
        <Tab value="People" label="People" />
        <Tab value="Orders" label="Orders" />
      </Tabs>
      <div style={{ height: 400 }}>
        <DataGrid
          key={list}
          label={list}
          apiRef={apiRef}
          {...lists[list]}
          initialState={{ scroll: positions[list] }}
        />
      </div>
    </Stack>
  );
}
