import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales } from './sales';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
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
    valueFormatter: (value?: number) => (value == null ? '' : dollars.format(value)),
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
    <div style={{ height: 480 }}>
      <DataGridPremium
        label="Wholesale coffee sales"
        showToolbar
        apiRef={apiRef}
        rows={sales}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ width: 180 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Harbor'}
      />
    </div>
  );
}
