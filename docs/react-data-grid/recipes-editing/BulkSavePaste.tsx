import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { days, shifts, type Day, type Shift } from '../data/shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  ...days.map<GridColDef<Shift>>((day) => ({
    field: day,
    type: 'number',
    width: 80,
    editable: true,
  })),
];

export default function BulkSavePaste() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState(shifts);
  const [changes, setChanges] = React.useState(new Map<number, Shift>());

  const save = () => {
    setSaved(saved.map((row) => changes.get(row.id) ?? row)); // Send the changes here.
    setChanges(new Map());
  };

  const discard = () => {
    apiRef.current?.updateRows(saved.filter((row) => changes.has(row.id)));
    setChanges(new Map());
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={changes.size === 0} onClick={save}>
          Save
        </Button>
        <Button disabled={changes.size === 0} onClick={discard}>
          Discard
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Hours of the week"
          apiRef={apiRef}
          rows={saved}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={(newRow) => {
            setChanges((current) => new Map(current).set(newRow.id, newRow));
            return newRow;
          }}
          getCellClassName={({ id, field }) => {
            const changed = changes.get(Number(id));
            const before = saved.find((row) => row.id === id);
            return changed && changed[field as Day] !== before?.[field as Day]
              ? 'changed'
              : '';
          }}
          sx={{ '& .changed': { color: 'warning.main', fontWeight: 600 } }}
        />
      </div>
    </Stack>
  );
}
