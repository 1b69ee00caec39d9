import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridDataSource,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { createFiles, type StoredFile } from '../../data/files';
import { createTreeServer } from '../../data/nestedServer';
import { columns } from './columns';

const server = createTreeServer(createFiles(), { latency: 300 });

const dataSource: GridDataSource = {
  getRows: server.getRows,
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.childrenCount,
};

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  width: 270,
  valueGetter: (_value, row: StoredFile) => row.name,
};

export default function TreeKeepOpen() {
  const apiRef = useGridApiRef();
  const [openRows] = React.useState(() => new Set<GridRowId>());

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group' && node.childrenExpanded) {
          openRows.add(node.id);
        } else {
          openRows.delete(node.id);
        }
      }),
    [apiRef, openRows],
  );

  const isGroupExpandedByDefault = React.useCallback<
    NonNullable<DataGridProProps['isGroupExpandedByDefault']>
  >((node) => openRows.has(node.id), [openRows]);

  const refresh = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={refresh}>Refresh</Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPro
          label="Project files that stay open"
          apiRef={apiRef}
          treeData
          dataSource={dataSource}
          columns={columns}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
        />
      </div>
    </Stack>
  );
}
