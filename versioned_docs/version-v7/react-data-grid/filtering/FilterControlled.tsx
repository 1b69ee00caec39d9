import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 110 },
];

const osaka = { field: 'office', operator: 'equals', value: 'Osaka' };
const topRated = { field: 'rating', operator: '>=', value: 5 };

export default function FilterControlled() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [osaka],
  });

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setFilterModel({ items: [osaka] })}>Osaka</Button>
        <Button onClick={() => setFilterModel({ items: [topRated] })}>
          Top rated
        </Button>
        <Button onClick={() => setFilterModel({ items: [] })}>Everyone</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'People' } }}
          rows={people}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
      <code role="status">
        {filterModel.items
          .map(
            ({ field, operator, value }) => `${field} ${operator} ${value ?? '…'}`,
          )
          .join(', ') || 'No filter'}
      </code>
    </Stack>
  );
}
