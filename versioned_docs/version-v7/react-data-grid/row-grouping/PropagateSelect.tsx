import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 140 },
];

const isOpen = (node: GridGroupNode) => node.groupingKey === 'Engineering';

export default function PropagateSelect() {
  const [propagation, setPropagation] = React.useState({
    parents: true,
    descendants: true,
  });

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {(['descendants', 'parents'] as const).map((direction) => (
          <FormControlLabel
            key={direction}
            control={<Switch checked={propagation[direction]} />}
            label={direction === 'parents' ? 'Members to group' : 'Group to members'}
            onChange={(_event, checked) =>
              setPropagation({ ...propagation, [direction]: checked })
            }
          />
        ))}
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'People to invite' } }}
          rows={people}
          columns={columns}
          checkboxSelection
          rowSelectionPropagation={propagation}
          isGroupExpandedByDefault={isOpen}
          initialState={{ rowGrouping: { model: ['department'] } }}
        />
      </div>
    </Stack>
  );
}
