import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../data/orders';
import { people, type Person } from '../../data/people';
import { createReadings, readings } from '../../data/readings';
import { orderColumns, personColumns, readingColumns, small } from './columns';

const trails = [
  { id: 1, trail: 'Quarry loop', notes: 'Dry and swept.' },
  {
    id: 2,
    trail: 'Ridge walk',
    notes:
      'Two trees are down past the second gate. Step over them on the uphill side, and keep dogs on a leash until the crew has cleared the path.',
  },
  {
    id: 3,
    trail: 'Lake path',
    notes: 'Muddy along the north shore. The boardwalk is open again.',
  },
  { id: 4, trail: 'Old railway', notes: 'Open to bicycles.' },
];

const trailColumns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', width: 140 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 200 },
];

function Virtualization() {
  const [rows] = React.useState(() => createReadings(10_000));

  return (
    <DataGridPremium
      {...small}
      label="Ten thousand readings"
      rows={rows}
      columns={readingColumns}
    />
  );
}

export const rowPreviews = {
  rowHeight: (
    <DataGridPremium
      {...small}
      label="Trail conditions"
      rows={trails}
      columns={trailColumns}
      getRowHeight={() => 'auto'}
      sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
    />
  ),
  rowSpanning: (
    <DataGridPremium
      {...small}
      label="Hourly readings"
      rowSpanning
      rows={readings}
      columns={readingColumns}
      disableRowSelectionOnClick
    />
  ),
  rowSelection: (
    <DataGridPremium
      {...small}
      label="Orders to select"
      checkboxSelection
      hideFooter={false}
      rows={orders}
      columns={orderColumns}
    />
  ),
  rowPinning: (
    <DataGridPremium
      {...small}
      label="Orders, two of them pinned"
      rows={orders.slice(2)}
      columns={orderColumns}
      pinnedRows={{ top: orders.slice(0, 1), bottom: orders.slice(1, 2) }}
    />
  ),
  rowReordering: (
    <DataGridPremium
      {...small}
      label="Orders to drag into another sequence"
      rowReordering
      rows={orders}
      columns={orderColumns}
    />
  ),
  masterDetail: (
    <DataGridPremium
      {...small}
      label="Orders with details"
      rows={orders}
      columns={orderColumns}
      getDetailPanelHeight={() => 56}
      getDetailPanelContent={({ row }: { row: Order }) => (
        <Typography sx={{ p: 2 }}>
          Ordered by {row.customer} in {row.city}
        </Typography>
      )}
      initialState={{ detailPanel: { expandedRowIds: new Set([1001]) } }}
    />
  ),
  treeData: (
    <DataGridPremium
      {...small}
      label="Staff by manager"
      treeData
      getTreeDataPath={(row: Person) => row.path}
      defaultGroupingExpansionDepth={1}
      groupingColDef={{ headerName: 'Name', width: 230 }}
      rows={people}
      columns={personColumns.slice(1, 3)}
    />
  ),
  listView: (
    <DataGridPremium
      {...small}
      label="Staff as a list"
      listView
      listViewColumn={{
        field: 'card',
        renderCell: ({ row }: { row: Person }) => (
          <Stack sx={{ justifyContent: 'center', height: '100%' }}>
            <Typography variant="body2">{row.name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {row.role}, {row.office}
            </Typography>
          </Stack>
        ),
      }}
      rowHeight={60}
      rows={people}
      columns={personColumns}
    />
  ),
  virtualization: <Virtualization />,
};
