import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
} from '@mui/x-data-grid';
import { createReadings } from '../data/readings';
import { createServer } from '../data/server';

const server = createServer(createReadings(200), { latency: 400 });
const shortCache = new GridDataSourceCacheDefault({ ttl: 10_000 });

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 120 },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 20 }, rowCount: 0 },
};

interface LoggedGridProps {
  label: string;
  cache: GridDataSourceCache | null;
}

function LoggedGrid({ label, cache }: LoggedGridProps) {
  const [log, setLog] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setLog((old) => [...old, `${params.start}–${params.end}`]);
        return server.getRows(params);
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="subtitle2" component="p">
        {label}
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          label={label}
          dataSource={dataSource}
          dataSourceCache={cache}
          columns={columns}
          pageSizeOptions={[20]}
          initialState={initialState}
        />
      </div>
      <Typography role="status" variant="body2">
        Requests: {log.length}. The last ones: {log.slice(-4).join(', ')}
      </Typography>
    </Stack>
  );
}

export default function CacheLifetimes() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
      <LoggedGrid label="Readings, cached for 10 seconds" cache={shortCache} />
      <LoggedGrid label="Readings, not cached" cache={null} />
    </Stack>
  );
}
