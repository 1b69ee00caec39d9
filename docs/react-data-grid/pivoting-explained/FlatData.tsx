import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

export default function FlatData() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        label="Drinks sold, one row for each record"
        rows={sales}
        columns={columns}
        headerFilters
        density="compact"
      />
    </div>
  );
}
