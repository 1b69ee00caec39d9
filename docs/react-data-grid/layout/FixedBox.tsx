import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { people } from '../data/people';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 130 },
];

export default function FixedBox() {
  const [height, setHeight] = React.useState(320);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the box"
        value={height}
        onChange={(_event, value: number | null) => setHeight(value ?? height)}
      >
        <ToggleButton value={240}>240 px</ToggleButton>
        <ToggleButton value={320}>320 px</ToggleButton>
        <ToggleButton value={480}>480 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height, width: '100%' }}>
        <DataGrid label="Staff" rows={people} columns={columns} />
      </div>
    </Stack>
  );
}
