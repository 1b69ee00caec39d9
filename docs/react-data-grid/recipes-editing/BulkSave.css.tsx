import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';
import './BulkSave.css';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180, editable: true },
  { field: 'role', headerName: 'Role', width: 190, editable: true },
  { field: 'office', headerName: 'Office', width: 140, editable: true },
  {
    field: 'isRemote',
    headerName: 'Remote',
    type: 'boolean',
    width: 100,
    editable: true,
  },
];

/** Stands in for a single request that sends all changed rows to your server. */
async function saveAll(changed: Person[]): Promise<Person[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return changed;
}

export default function BulkSave() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState(people);
  const [changes, setChanges] = React.useState(new Map<number, Person>());
  const [isSaving, setIsSaving] = React.useState(false);

  const save = async () => {
    setIsSaving(true);
    const stored = await saveAll([...changes.values()]);
    const storedById = new Map(stored.map((row) => [row.id, row]));
    setSaved(saved.map((row) => storedById.get(row.id) ?? row));
    setChanges(new Map());
    setIsSaving(false);
  };

  const discard = () => {
    saved
      .filter((row) => changes.has(row.id))
      .forEach((row) => apiRef.current?.updateRows([row]));
    setChanges(new Map());
  };

  return (
    <div className="bulk-save">
      <div className="bulk-save-buttons">
        <Button
          variant="contained"
          disabled={changes.size === 0}
          loading={isSaving}
          onClick={save}
        >
          Save {changes.size || ''}
        </Button>
        <Button disabled={changes.size === 0 || isSaving} onClick={discard}>
          Discard
        </Button>
      </div>
      <div className="bulk-save-grid">
        <DataGrid
          label="People"
          apiRef={apiRef}
          rows={saved}
          columns={columns}
          loading={isSaving}
          processRowUpdate={(newRow) => {
            setChanges((current) => new Map(current).set(newRow.id, newRow));
            return newRow;
          }}
          getRowClassName={({ id }) =>
            changes.has(Number(id)) ? 'bulk-save-changed' : ''
          }
        />
      </div>
    </div>
  );
}
