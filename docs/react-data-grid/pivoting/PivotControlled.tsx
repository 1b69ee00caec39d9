import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const salaries: GridPivotModel = {
  rows: [{ field: 'department' }],
  columns: [{ field: 'office', sort: 'asc' }],
  values: [{ field: 'salary', aggFunc: 'max' }],
};

const ratings: GridPivotModel = {
  rows: [{ field: 'office' }],
  columns: [],
  values: [{ field: 'rating', aggFunc: 'avg' }],
};

export default function PivotControlled() {
  const [model, setModel] = React.useState(salaries);
  const [active, setActive] = React.useState(true);
  const [panelOpen, setPanelOpen] = React.useState(false);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setModel(salaries)}>Highest salaries</Button>
        <Button onClick={() => setModel(ratings)}>Average ratings</Button>
        <FormControlLabel
          control={<Switch checked={active} />}
          label="Pivot mode"
          onChange={(_event, checked) => setActive(checked)}
        />
        <FormControlLabel
          control={<Switch checked={panelOpen} />}
          label="Panel"
          onChange={(_event, checked) => setPanelOpen(checked)}
        />
      </Stack>
      <div style={{ height: 520 }}>
        <DataGridPremium
          label="People by department or office"
          rows={people}
          columns={columns}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotPanelOpen={panelOpen}
          onPivotPanelOpenChange={setPanelOpen}
          showToolbar
        />
      </div>
    </Stack>
  );
}
