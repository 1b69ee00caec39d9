import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 80 },
];

function PersonForm({ person }: { person: Person }) {
  const apiRef = useGridApiContext();
  const [draft, setDraft] = React.useState(person);
  const isValid = draft.name.trim() !== '' && draft.role.trim() !== '';

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([draft]);
    apiRef.current.toggleDetailPanel(person.id);
  };

  return (
    <Stack
      component="form"
      aria-label={`Edit ${person.name}`}
      direction="row"
      onSubmit={handleSubmit}
      sx={{ p: 2, gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        label="Name"
        size="small"
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <TextField
        label="Role"
        size="small"
        value={draft.role}
        onChange={(event) => setDraft({ ...draft, role: event.target.value })}
      />
      <FormControlLabel
        label="Remote"
        control={<Switch checked={draft.isRemote} />}
        onChange={(_event, checked) => setDraft({ ...draft, isRemote: checked })}
      />
      <Button type="submit" variant="contained" disabled={!isValid}>
        Save
      </Button>
    </Stack>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Person>) => (
  <PersonForm person={row} />
);

const getDetailPanelHeight = () => 'auto' as const;

export default function FormPanel() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'People' } }}
        rows={people}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
      />
    </div>
  );
}
