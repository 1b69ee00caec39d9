import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

const wideColumns = columns.map((column) => ({ ...column, flex: 1, minWidth: 125 }));

export default function FlatData() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        label="Drinks sold, one row for each record"
        rows={sales}
        columns={wideColumns}
        headerFilters
        density="compact"
      />
    </div>
  );
}
