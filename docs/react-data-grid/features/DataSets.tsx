import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders } from '../data/orders';
import { people } from '../data/people';
import { readings } from '../data/readings';

const sets = { Orders: orders, People: people, Readings: readings };

type SetName = keyof typeof sets;

/** One column for each key of a row, showing the value as it is. */
function listColumns(name: SetName): GridColDef[] {
  const names = Object.keys(sets[name][0]);
  return names.map((field) => ({
    field,
    width: 180,
    valueFormatter: (value: unknown) =>
      value instanceof Date
        ? value.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
        : String(value),
  }));
}

export default function DataSets() {
  const [name, setName] = React.useState<SetName>('Orders');
  const columns = React.useMemo(() => listColumns(name), [name]);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Set of rows"
        value={name}
        onChange={(_event, value: SetName | null) => setName(value ?? name)}
      >
        <ToggleButton value="Orders">Orders</ToggleButton>
        <ToggleButton value="People">People</ToggleButton>
        <ToggleButton value="Readings">Readings</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid key={name} label={name} rows={sets[name]} columns={columns} />
      </div>
    </Stack>
  );
}
