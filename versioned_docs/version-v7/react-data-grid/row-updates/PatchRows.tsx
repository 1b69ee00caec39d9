import * as React from 'react';
import AddCardIcon from '@mui/icons-material/AddCard';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createPeople, type Person } from '../data/people';

const everyone = createPeople(200);
const staff = everyone.slice(0, 15);

const initialState = {
  sorting: { sortModel: [{ field: 'id', sort: 'desc' as const }] },
};

export default function PatchRows() {
  const apiRef = useGridApiRef();
  const hired = React.useRef(staff.length);

  const hire = () => {
    const newcomer = everyone[hired.current];
    hired.current += 1;
    apiRef.current.updateRows([newcomer]);
  };

  const columns = React.useMemo<GridColDef<Person>[]>(
    () => [
      { field: 'id', headerName: 'No.', width: 80 },
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
      { field: 'role', headerName: 'Role', width: 180 },
      {
        field: 'salary',
        headerName: 'Salary',
        type: 'number',
        width: 120,
        valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="raise"
            icon={<AddCardIcon />}
            label={`Raise the salary of ${row.name} by $1,000`}
            onClick={() =>
              apiRef.current.updateRows([{ id, salary: row.salary + 1000 }])
            }
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteOutlined />}
            label={`Delete ${row.name}`}
            onClick={() => apiRef.current.updateRows([{ id, _action: 'delete' }])}
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={hire}>Hire someone</Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Staff' } }}
          apiRef={apiRef}
          rows={staff}
          columns={columns}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
