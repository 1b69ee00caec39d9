import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { rentals, type Rental } from './rentals';

const columns: GridColDef<Rental>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'site', headerName: 'Site', width: 140 },
  { field: 'boat', headerName: 'Boat', width: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    panelOpen: true,
    model: {
      rows: [{ field: 'boat' }],
      columns: [{ field: 'date-year' }, { field: 'date-quarter', hidden: true }],
      values: [{ field: 'hours', aggFunc: 'sum' }],
    },
  },
};

export default function PivotDates() {
  return (
    <div style={{ height: 520, minWidth: 620 }}>
      <DataGridPremium
        label="Hours on the water by year"
        rows={rentals}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
