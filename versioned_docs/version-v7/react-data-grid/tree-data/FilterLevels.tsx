import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 150 },
  { field: 'department', headerName: 'Department', width: 150 },
];

// Without the person at the top: five department heads and the people below them.
const rows = people.slice(1);
const getTreeDataPath = (row: Person) => row.path.slice(1);

const groupingColDef: DataGridProProps<Person>['groupingColDef'] = {
  headerName: 'Name',
  width: 250,
};

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [{ field: 'office', operator: 'equals', value: 'Denver' }],
    },
  },
};

export default function FilterLevels() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={topOnly} />}
        label="Filter the top level only"
        onChange={(_event, checked) => setTopOnly(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Departments, filtered by office' } }}
          rows={rows}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={topOnly}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
