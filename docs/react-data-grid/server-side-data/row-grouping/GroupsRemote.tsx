import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createOrders } from '../../data/orders';
import { createGroupServer } from '../../data/nestedServer';
import { columns } from './columns';

const server = createGroupServer(createOrders(600));

export default function GroupsRemote() {
  const apiRef = useGridApiRef();
  const [request, setRequest] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        const { groupFields, groupKeys } = params;
        setRequest(JSON.stringify({ groupFields, groupKeys }));
        return server.getRows(params);
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.childrenCount,
    }),
    [],
  );

  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['category', 'country'] },
      pagination: { rowCount: 0 },
    },
  });

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Orders, grouped on the server"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
        />
      </div>
      <Typography role="status" variant="body2">
        Last request: <code>{request}</code>
      </Typography>
    </Stack>
  );
}
