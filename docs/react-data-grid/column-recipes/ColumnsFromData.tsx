import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders } from '../data/orders';
import { shifts } from '../data/shifts';

type Row = { id: number };

const sources: Record<string, Row[]> = { orders, shifts };

function createColumns(rows: Row[]): GridColDef[] {
  return Object.keys(rows[0] ?? {}).map((field) => {
    const value = rows
      .map((row) => Reflect.get(row, field) as unknown)
      .find((item) => item != null);
    const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
    const column: GridColDef = {
      field,
      headerName: words[0].toUpperCase() + words.slice(1),
      width: 130,
    };
    if (typeof value === 'number' || typeof value === 'boolean') {
      return { ...column, type: typeof value as 'number' | 'boolean' };
    }
    return value instanceof Date ? { ...column, type: 'date' } : column;
  });
}

export default function ColumnsFromData() {
  const [source, setSource] = React.useState('orders');
  const rows = sources[source];
  const columns = React.useMemo(() => createColumns(rows), [rows]);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Data"
        value={source}
        onChange={(_event, value: string | null) => value && setSource(value)}
      >
        <ToggleButton value="orders">Orders</ToggleButton>
        <ToggleButton value="shifts">Shifts</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid label="Data of any shape" rows={rows} columns={columns} />
      </div>
    </Stack>
  );
}
