import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'role', headerName: 'Role', width: 180 },
];

export default function GroupControlled() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['office']);

  const toggle = (field: string) =>
    setModel(
      model.includes(field)
        ? model.filter((grouped) => grouped !== field)
        : [...model, field],
    );

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {['department', 'office', 'role'].map((field) => (
          <Chip
            key={field}
            label={`Group by ${field}`}
            color={model.includes(field) ? 'primary' : 'default'}
            aria-pressed={model.includes(field)}
            onClick={() => toggle(field)}
          />
        ))}
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'People in groups' } }}
          rows={people}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </div>
      <Typography role="status" variant="body2">
        {model.length > 0 ? `Grouped by ${model.join(', then ')}` : 'Not grouped'}
      </Typography>
    </Stack>
  );
}
