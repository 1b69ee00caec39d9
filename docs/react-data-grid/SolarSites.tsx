import Chip, { type ChipProps } from '@mui/material/Chip';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sites, type SolarSite } from './solarSites';

const colors: Record<SolarSite['status'], ChipProps['color']> = {
  Online: 'success',
  Limited: 'warning',
  Offline: 'error',
};

const columns: GridColDef<SolarSite>[] = [
  { field: 'state', headerName: 'State' },
  { field: 'site', headerName: 'Site' },
  {
    field: 'months',
    headerName: 'Last year',
    description: 'Output by month, January to December',
    display: 'flex',
    sortable: false,
    filterable: false,
    width: 150,
    renderCell: ({ value, colDef }) =>
      Array.isArray(value) && (
        <SparkLineChart
          data={value}
          plotType="bar"
          width={colDef.computedWidth - 20}
          height={36}
          title="Output by month"
        />
      ),
  },
  {
    field: 'output',
    headerName: 'Output (MWh)',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.months?.reduce((sum, month) => sum + month, 0),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(colors),
    display: 'flex',
    width: 110,
    renderCell: ({ row }) =>
      row.status && (
        <Chip
          size="small"
          variant="outlined"
          color={colors[row.status]}
          label={row.status}
          sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
        />
      ),
  },
  { field: 'capacity', headerName: 'Capacity (MW)', type: 'number', width: 140 },
];

/** Adds up the same month of all sites. */
const sumByMonth: GridAggregationFunction<number[], number[]> = {
  label: 'sum',
  columnTypes: ['string'],
  apply: ({ values }) =>
    Array.from({ length: 12 }, (_, month) =>
      values.reduce((sum, months) => sum + (months?.[month] ?? 0), 0),
    ),
};

export default function SolarSites() {
  return (
    <div style={{ height: 460 }}>
      <DataGridPremium
        label="Solar sites by state"
        rows={sites}
        columns={columns}
        aggregationFunctions={{ ...GRID_AGGREGATION_FUNCTIONS, sumByMonth }}
        groupingColDef={{ headerName: 'Site', leafField: 'site', width: 190 }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Alaska'}
        initialState={{
          rowGrouping: { model: ['state'] },
          aggregation: {
            model: { months: 'sumByMonth', output: 'sum', capacity: 'sum' },
          },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          columns: { columnVisibilityModel: { state: false, site: false } },
        }}
      />
    </div>
  );
}
