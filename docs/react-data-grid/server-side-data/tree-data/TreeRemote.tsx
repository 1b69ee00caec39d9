import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createFiles, type StoredFile } from '../../data/files';
import { createTreeServer } from '../../data/nestedServer';
import { columns } from './columns';

const server = createTreeServer(createFiles());

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  width: 270,
  valueGetter: (_value, row: StoredFile) => row.name,
};

const initialState = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};

export default function TreeRemote() {
  const [request, setRequest] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequest(JSON.stringify(params.groupKeys));
        return server.getRows(params);
      },
      getGroupKey: (row) => String(row.id),
      getChildrenCount: (row) => row.childrenCount,
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Project files"
          treeData
          dataSource={dataSource}
          columns={columns}
          groupingColDef={groupingColDef}
          pagination
          pageSizeOptions={[10, 20]}
          initialState={initialState}
        />
      </div>
      <Typography role="status" variant="body2">
        Last request: <code>groupKeys = {request}</code>
      </Typography>
    </Stack>
  );
}
