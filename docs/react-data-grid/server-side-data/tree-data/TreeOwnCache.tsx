import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridDataSourceCache,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { createFiles, type StoredFile } from '../../data/files';
import { createTreeServer } from '../../data/nestedServer';
import { columns } from './columns';

const server = createTreeServer(createFiles());

const toKey = (params: GridGetRowsParams) =>
  JSON.stringify([
    params.groupKeys,
    params.sortModel,
    params.filterModel,
    params.start,
    params.end,
  ]);

/** Keeps up to `limit` responses, and drops the oldest one to make room. */
function createCache(limit: number, onRead: (isHit: boolean) => void) {
  const answers = new Map<string, GridGetRowsResponse>();
  const cache: GridDataSourceCache = {
    get: (params) => {
      const answer = answers.get(toKey(params));
      onRead(answer !== undefined);
      return answer;
    },
    set: (params, answer) => {
      answers.set(toKey(params), answer);
      if (answers.size > limit) {
        answers.delete([...answers.keys()][0]);
      }
    },
    clear: () => answers.clear(),
  };
  return cache;
}

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  width: 270,
  valueGetter: (_value, row: StoredFile) => row.name,
};

const dataSource: GridDataSource = {
  getRows: server.getRows,
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.childrenCount,
};

export default function TreeOwnCache() {
  const [counts, setCounts] = React.useState({ hits: 0, misses: 0 });
  const [cache] = React.useState(() =>
    createCache(20, (isHit) =>
      setCounts(({ hits, misses }) =>
        isHit ? { hits: hits + 1, misses } : { hits, misses: misses + 1 },
      ),
    ),
  );

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Project files, with a cache of 20 responses"
          treeData
          dataSource={dataSource}
          dataSourceCache={cache}
          columns={columns}
          groupingColDef={groupingColDef}
          pageSizeOptions={[100]}
        />
      </div>
      <Typography role="status" variant="body2">
        From the server: {counts.misses}. From the cache: {counts.hits}.
      </Typography>
    </Stack>
  );
}
