import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createPeople, type Person } from '../data/people';

const people = createPeople(100);

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'email', headerName: 'Email', width: 270 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const clamp = (index: number, count: number) =>
  Math.min(Math.max(index, 0), count - 1);

export default function ScrollStepper() {
  const apiRef = useGridApiRef();
  const [position, setPosition] = React.useState({ rowIndex: 0, colIndex: 0 });

  const move = (rowStep: number, colStep: number) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rowIndex = clamp(position.rowIndex + rowStep, ids.length);
    const colIndex = clamp(position.colIndex + colStep, fields.length);
    setPosition({ rowIndex, colIndex });
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex });
    apiRef.current?.setCellFocus(ids[rowIndex], fields[colIndex]);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => move(-10, 0)}>10 rows up</Button>
        <Button onClick={() => move(10, 0)}>10 rows down</Button>
        <Button onClick={() => move(0, -1)}>Previous column</Button>
        <Button onClick={() => move(0, 1)}>Next column</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid label="People" apiRef={apiRef} rows={people} columns={columns} />
      </div>
    </Stack>
  );
}
