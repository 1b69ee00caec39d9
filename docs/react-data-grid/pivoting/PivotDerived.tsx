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

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({
  field,
  type,
  headerName,
}) =>
  type === 'date'
    ? [
        {
          field: `${field}-month`,
          headerName: `${headerName} (month)`,
          valueGetter: (_value, row) => months[row[field].getMonth()],
        },
        {
          field: `${field}-weekday`,
          headerName: `${headerName} (weekday)`,
          valueGetter: (_value, row) => weekdays[row[field].getDay()],
        },
      ]
    : undefined;

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    panelOpen: true,
    model: {
      rows: [{ field: 'date-month' }],
      columns: [{ field: 'date-weekday' }],
      values: [{ field: 'hours', aggFunc: 'sum' }],
    },
  },
};

export default function PivotDerived() {
  return (
    <div style={{ height: 520, minWidth: 620 }}>
      <DataGridPremium
        label="Hours on the water by month and weekday"
        rows={rentals}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
