import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 110 },
];

const choices = {
  'This page': gridPaginatedVisibleSortedGridRowIdsSelector,
  'Filtered rows': gridFilteredSortedRowIdsSelector,
  'All rows': gridSortedRowIdsSelector,
};

export default function ChooseRows() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing exported yet.');

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {Object.entries(choices).map(([label, selectIds]) => (
          <Button
            key={label}
            onClick={() => {
              const ids = selectIds(apiRef);
              apiRef.current.exportDataAsCsv({
                fileName: 'people',
                getRowsToExport: () => ids,
              });
              setMessage(`${label}: ${ids.length} people exported.`);
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'People to export' } }}
          apiRef={apiRef}
          rows={people}
          columns={columns}
          initialState={{
            pagination: { paginationModel: { pageSize: 10 } },
            filter: {
              filterModel: {
                items: [{ field: 'isRemote', operator: 'is', value: 'false' }],
              },
            },
          }}
          pageSizeOptions={[10, 25]}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {message}
      </Typography>
    </Stack>
  );
}
