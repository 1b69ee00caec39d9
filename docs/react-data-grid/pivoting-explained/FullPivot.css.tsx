import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';
import './FullPivot.css';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'stand' }, { field: 'drink' }],
      columns: [{ field: 'year' }, { field: 'season' }],
      values: [
        { field: 'cups', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
  },
};

export default function FullPivot() {
  return (
    <div style={{ height: 520 }}>
      <DataGridPremium
        label="Drinks by stand, year and season"
        rows={sales}
        columns={columns}
        initialState={initialState}
        pivotingColDef={{ align: 'right', headerAlign: 'right' }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        showToolbar
        className="drinks-pivot"
      />
    </div>
  );
}
