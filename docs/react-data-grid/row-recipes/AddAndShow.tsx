import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageSizeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'id', headerName: 'ID', type: 'number', width: 80 },
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function AddAndShow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(people);

  const add = () => {
    const id = Math.max(...rows.map((row) => row.id)) + 1;
    const person = { ...people[id % people.length], id, name: 'Aa New Colleague' };
    flushSync(() => setRows([...rows, person]));
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex >= 0) {
      const pageSize = gridPageSizeSelector(apiRef);
      flushSync(() => apiRef.current?.setPage(Math.floor(rowIndex / pageSize)));
      apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 1 });
      apiRef.current?.setCellFocus(id, 'name');
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={add}>Add a person</Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          label="A growing team"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
