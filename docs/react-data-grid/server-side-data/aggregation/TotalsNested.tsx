import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createFiles, type StoredFile } from '../../data/files';
import { createOrders } from '../../data/orders';
import { createGroupServer, createTreeServer } from '../../data/nestedServer';
import { aggregationFunctions, columns } from './columns';

const groupSource: GridDataSource = {
  getRows: createGroupServer(createOrders(600)).getRows,
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row[field],
};

const treeSource: GridDataSource = {
  getRows: createTreeServer(createFiles()).getRows,
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.childrenCount,
  getAggregatedValue: (row, field) => row[field],
};

const groups: DataGridPremiumProps = {
  label: 'Orders by category, with totals',
  dataSource: groupSource,
  columns,
  initialState: {
    rowGrouping: { model: ['category', 'country'] },
    columns: { columnVisibilityModel: { category: false, country: false } },
    aggregation: { model: { quantity: 'sum', unitPrice: 'avg' } },
    pagination: { rowCount: 0 },
  },
};

const fileColumns: GridColDef<StoredFile>[] = [
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 140 },
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 150 },
];

const tree: DataGridPremiumProps = {
  label: 'Project files, with total sizes',
  treeData: true,
  dataSource: treeSource,
  columns: fileColumns,
  groupingColDef: {
    headerName: 'Name',
    width: 280,
    valueGetter: (_value, row: StoredFile) => row.name,
  },
  initialState: {
    aggregation: { model: { size: 'sum' } },
    pagination: { rowCount: 0 },
  },
};

export default function TotalsNested() {
  const [kind, setKind] = React.useState('groups');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of rows"
        value={kind}
        onChange={(_event, value: string | null) => value && setKind(value)}
      >
        <ToggleButton value="groups">Groups</ToggleButton>
        <ToggleButton value="tree">Tree</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          key={kind}
          {...(kind === 'groups' ? groups : tree)}
          aggregationFunctions={aggregationFunctions}
        />
      </div>
    </Stack>
  );
}
