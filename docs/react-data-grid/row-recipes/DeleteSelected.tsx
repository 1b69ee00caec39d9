import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function DeleteSelected() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(people);
  const [before, setBefore] = React.useState<Person[]>();
  const [count, setCount] = React.useState(0);

  const remove = () => {
    const selected = apiRef.current?.getSelectedRows();
    if (selected) {
      setBefore(rows);
      setRows(rows.filter((row) => !selected.has(row.id)));
    }
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button color="error" disabled={count === 0} onClick={remove}>
          Delete selected
        </Button>
        <Button
          disabled={!before}
          onClick={() => {
            setRows(before ?? rows);
            setBefore(undefined);
          }}
        >
          Undo
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          label="People to delete"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          onRowSelectionModelChange={() =>
            setCount(apiRef.current?.getSelectedRows().size ?? 0)
          }
        />
      </div>
    </Stack>
  );
}
