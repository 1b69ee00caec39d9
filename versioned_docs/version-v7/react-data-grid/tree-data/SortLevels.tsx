import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { spending, type Spending } from './spending';

const columns: GridColDef<Spending>[] = [
  { field: 'planned', headerName: 'Planned ($1,000)', type: 'number', width: 170 },
  { field: 'spent', headerName: 'Spent ($1,000)', type: 'number', width: 170 },
];

const getTreeDataPath = (row: Spending) => row.path;

const groupingColDef: DataGridProProps<Spending>['groupingColDef'] = {
  headerName: 'Budget line',
  width: 260,
};

const initialState: DataGridProProps['initialState'] = {
  sorting: { sortModel: [{ field: 'planned', sort: 'desc' }] },
};

export default function SortLevels() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={topOnly} />}
        label="Sort the top level only"
        onChange={(_event, checked) => setTopOnly(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'City budget' } }}
          rows={spending}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          disableChildrenSorting={topOnly}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
