import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridToolbar,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-premium';

const regions = ['Harbor', 'North bank', 'Old town', 'Station quarter'];
const cafes = ['Copper Kettle', 'Daily Grind', 'Lantern', 'Morning Post', 'Pier 9'];
const blends = ['House', 'Decaf', 'Single origin'];
const pricePerBag: Record<string, number> = {
  House: 14,
  Decaf: 16,
  'Single origin': 21,
};

const rows: GridRowsProp = Array.from({ length: 60 }, (_, index) => {
  const blend = blends[(index * 2) % blends.length];
  const bags = 12 + ((index * 29) % 88);
  return {
    id: index + 1,
    region: regions[(index * 3) % regions.length],
    cafe: cafes[index % cafes.length],
    blend,
    bags,
    revenue: bags * pricePerBag[blend],
  };
});

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'cafe', headerName: 'Café', flex: 1, minWidth: 140 },
  { field: 'blend', headerName: 'Blend', width: 130 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 110 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value == null ? '' : euros.format(value)),
  },
];

export default function PremiumAnalysis() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['region'] },
      aggregation: { model: { bags: 'sum', revenue: 'sum' } },
    },
  });

  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV8: true }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Wholesale coffee sales' } }}
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 190 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Harbor'}
      />
    </Box>
  );
}
