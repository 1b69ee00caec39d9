import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationMeta,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createReadings, type Reading } from '../data/readings';
import { createServer } from '../data/server';

const server = createServer(createReadings(90));

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'Reading', width: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'takenAt', headerName: 'Taken at', type: 'dateTime', width: 200 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
];

interface CountedReadingsProps {
  isKnown: boolean;
  estimate?: number;
}

export function CountedReadings({ isKnown, estimate }: CountedReadingsProps) {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 25,
  });
  const [answer, setAnswer] = React.useState<{
    rows: Reading[];
    paginationModel: GridPaginationModel;
  }>();
  const [rowCount, setRowCount] = React.useState(-1);
  const [paginationMeta, setPaginationMeta] = React.useState<GridPaginationMeta>({});

  React.useEffect(() => {
    let isCurrent = true;
    const { page, pageSize } = paginationModel;
    const start = page * pageSize;
    const end = start + pageSize - 1;
    server
      .getRows({ start, end, sortModel: [], filterModel: { items: [] } })
      .then((found) => {
        if (!isCurrent) {
          return;
        }
        setAnswer({ rows: found.rows, paginationModel });
        if (isKnown) {
          setRowCount(found.rowCount);
        } else {
          setPaginationMeta({ hasNextPage: end + 1 < found.rowCount });
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [paginationModel, isKnown]);

  return (
    <DataGrid
      slotProps={{ main: { 'aria-label': 'Weather readings' } }}
      rows={answer?.rows ?? []}
      columns={columns}
      loading={answer?.paginationModel !== paginationModel}
      disableColumnSorting
      disableColumnFilter
      paginationMode="server"
      rowCount={rowCount}
      onRowCountChange={setRowCount}
      paginationMeta={paginationMeta}
      estimatedRowCount={estimate}
      paginationModel={paginationModel}
      onPaginationModelChange={setPaginationModel}
    />
  );
}
