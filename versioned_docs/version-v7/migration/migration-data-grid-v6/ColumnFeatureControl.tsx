import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  {
    id: 'Hiding',
    flag: 'hideable',
    grid: 'disableColumnSelector',
    code: 'columnVisibilityModel',
    state: 'columns.columnVisibilityModel',
    method: 'setColumnVisibilityModel',
    stops: false,
    plan: 'Community',
  },
  {
    id: 'Sorting',
    flag: 'sortable',
    grid: 'disableColumnSorting',
    code: 'sortModel',
    state: 'sorting.sortModel',
    method: 'setSortModel',
    stops: false,
    plan: 'Community',
  },
  {
    id: 'Filtering',
    flag: 'filterable',
    grid: 'disableColumnFilter',
    code: 'filterModel',
    state: 'filter.filterModel',
    method: 'setFilterModel',
    stops: false,
    plan: 'Community',
  },
  {
    id: 'Autosizing',
    flag: 'resizable',
    grid: 'disableAutosize',
    code: 'autosizeOnMount',
    state: 'None',
    method: 'autosizeColumns',
    stops: false,
    plan: 'Community',
  },
  {
    id: 'Pinning',
    flag: 'pinnable',
    grid: 'disableColumnPinning',
    code: 'pinnedColumns',
    state: 'pinnedColumns',
    method: 'setPinnedColumns',
    stops: false,
    plan: 'Pro',
  },
  {
    id: 'Row grouping',
    flag: 'groupable',
    grid: 'disableRowGrouping',
    code: 'rowGroupingModel',
    state: 'rowGrouping.model',
    method: 'setRowGroupingModel',
    stops: true,
    plan: 'Premium',
  },
  {
    id: 'Aggregation',
    flag: 'aggregable',
    grid: 'disableAggregation',
    code: 'aggregationModel',
    state: 'aggregation.model',
    method: 'setAggregationModel',
    stops: true,
    plan: 'Premium',
  },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Feature', width: 120 },
  { field: 'flag', headerName: 'Flag of the column', width: 150 },
  { field: 'grid', headerName: 'Flag of the grid', width: 190 },
  { field: 'stops', headerName: 'Stops code too', type: 'boolean', width: 140 },
  { field: 'code', headerName: 'Prop', width: 190 },
  { field: 'state', headerName: 'In initialState', width: 240 },
  { field: 'method', headerName: 'Method', width: 220 },
  { field: 'plan', headerName: 'Plan', width: 110 },
];

function SearchBar() {
  return (
    <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <GridToolbarQuickFilter placeholder="Search names" />
    </Box>
  );
}

export default function ColumnFeatureControl() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        slots={{ toolbar: SearchBar }}
        slotProps={{ main: { 'aria-label': 'Control of column features' } }}
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
