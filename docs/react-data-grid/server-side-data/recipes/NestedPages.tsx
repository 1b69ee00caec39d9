import * as React from 'react';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridPaginationRowCountSelector,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { fetchSeeds, type SeedRow } from './seedBank';

type NestedRow = Omit<SeedRow, 'id'> & { id: number | string; isOpen?: boolean };

const columns: GridColDef<NestedRow>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 230,
    renderCell: ({ row, tabIndex }) => {
      if (row.children === 0) {
        return row.name;
      }
      return (
        <Button
          size="small"
          color="inherit"
          tabIndex={tabIndex}
          startIcon={row.isOpen ? <ArrowBackIcon /> : <ChevronRightIcon />}
          aria-label={`${row.isOpen ? 'Close' : 'Open'} ${row.name}`}
          sx={{ ml: row.isOpen ? row.level * 2 : 0, textTransform: 'none' }}
          onKeyDown={(event) => {
            if (event.key === ' ') {
              event.stopPropagation(); // Space would move the focus a page down.
            }
          }}
        >
          {row.name}
        </Button>
      );
    },
  },
  {
    field: 'children',
    headerName: 'Entries',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => value || '',
  },
  { field: 'seeds', headerName: 'Seeds', type: 'number', width: 120 },
  {
    field: 'germination',
    headerName: 'Germination',
    type: 'number',
    width: 160,
    valueFormatter: (value: number | null) => (value === null ? '' : `${value}%`),
  },
];

const PAGE_SIZE = 10;

export default function NestedPages() {
  const apiRef = useGridApiRef();
  const [page, setPage] = React.useState(0);
  const paginationModel = React.useMemo(
    () => ({ page, pageSize: PAGE_SIZE }),
    [page],
  );
  // The open rows from the top down, each with the page to go back to.
  const [trail, setTrail] = React.useState<
    { row: NestedRow; page: number; rowCount: number }[]
  >([]);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const groupKeys = trail.map(({ row }) => row.name);
    return { getRows: (params) => fetchSeeds({ ...params, groupKeys }) };
  }, [trail]);

  const pinnedRows = React.useMemo(
    () => ({
      top: trail.map(({ row }) => ({ ...row, id: `open-${row.id}`, isOpen: true })),
    }),
    [trail],
  );

  // The focused row disappears, so the focus moves to the last pinned row.
  React.useEffect(() => {
    const last = trail.at(-1);
    if (last) {
      apiRef.current?.setCellFocus(`open-${last.row.id}`, 'name');
    }
  }, [apiRef, trail]);

  const open = (row: NestedRow) => {
    const rowCount = gridPaginationRowCountSelector(apiRef);
    setTrail([...trail.slice(0, row.level), { row, page, rowCount }]);
    setPage(0);
  };

  const close = (level: number) => {
    apiRef.current?.setRowCount(trail[level].rowCount);
    setTrail(trail.slice(0, level));
    setPage(trail[level].page);
    if (level === 0) {
      apiRef.current?.setColumnHeaderFocus('name');
    }
  };

  return (
    <div style={{ height: 520 }}>
      <DataGridPro<NestedRow>
        label="Seed bank"
        apiRef={apiRef}
        dataSource={dataSource}
        dataSourceCache={null}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[PAGE_SIZE]}
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => setPage(model.page)}
        initialState={{ pagination: { rowCount: 0 } }}
        onCellClick={({ field, row }) => {
          if (field === 'name' && row.isOpen) {
            close(row.level);
          } else if (field === 'name' && row.children > 0) {
            open(row);
          }
        }}
      />
    </div>
  );
}
