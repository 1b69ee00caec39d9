import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'office', headerName: 'Office', width: 150, editable: true },
  { field: 'role', headerName: 'Role', width: 190, editable: true },
];

export default function ReasonLog() {
  const [lines, setLines] = React.useState(['Nothing yet']);

  const log = (event: string, { field = '', reason = '' }) =>
    setLines((old) => [`${event}: ${field}, ${reason}`, ...old].slice(0, 4));

  return (
    <Stack spacing={1}>
      <div style={{ height: 370 }}>
        <DataGrid
          label="People"
          rows={people}
          columns={columns}
          onCellEditStart={(params) => log('cellEditStart', params)}
          onCellEditStop={(params) => log('cellEditStop', params)}
        />
      </div>
      <code role="log" style={{ height: 96, whiteSpace: 'pre-line' }}>
        {lines.join('\n')}
      </code>
    </Stack>
  );
}
