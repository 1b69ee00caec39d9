import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createFiles, type StoredFile } from '../../data/files';
import { createTreeServer } from '../../data/nestedServer';
import { columns } from './columns';

const server = createTreeServer(createFiles(), { latency: 200 });

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  width: 270,
  valueGetter: (_value, row: StoredFile) => row.name,
};

const initialState = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function TreeExpandAll() {
  const [depth, setDepth] = React.useState(-1);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.getRows(params);
      },
      getGroupKey: (row) => String(row.id),
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
          <ToggleButton value={1}>One</ToggleButton>
          <ToggleButton value={-1}>All</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status" variant="body2">
          Requests: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          key={depth}
          label="Project files, expanded level by level"
          treeData
          dataSource={dataSource}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={depth}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
