import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { createOrders } from '../../data/orders';
import { createGroupServer } from '../../data/nestedServer';
import { columns } from './columns';

const server = createGroupServer(createOrders(200), { latency: 200 });

const initialState = {
  rowGrouping: { model: ['category', 'country'] },
  columns: { columnVisibilityModel: { category: false, country: false } },
  pagination: { rowCount: 0 },
};

export default function GroupsExpanded() {
  const [depth, setDepth] = React.useState(-1);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.getRows(params);
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childrenCount,
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Levels that start open"
          value={depth}
          onChange={(_event, value: number | null) => {
            if (value !== null) {
              setDepth(value);
              setRequests(0);
            }
          }}
        >
          <ToggleButton value={0}>None</ToggleButton>
          <ToggleButton value={1}>Categories</ToggleButton>
          <ToggleButton value={-1}>All</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status" variant="body2">
          Requests: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          key={depth}
          label="Grouped orders, expanded level by level"
          dataSource={dataSource}
          columns={columns}
          defaultGroupingExpansionDepth={depth}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
