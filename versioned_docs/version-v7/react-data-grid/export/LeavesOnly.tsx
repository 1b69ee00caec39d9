import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const fields = columns.map((column) => column.field);

const getLeaves: GridCsvExportOptions['getRowsToExport'] = ({ apiRef }) =>
  gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
  );

export default function LeavesOnly() {
  const apiRef = useGridApiRef();
  const [hasGroups, setHasGroups] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  const preview = () => {
    const options = hasGroups ? {} : { fields, getRowsToExport: getLeaves };
    setCsv(apiRef.current.getDataAsCsv(options) ?? '');
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={preview}>Preview the CSV</Button>
        <FormControlLabel
          control={<Switch checked={hasGroups} />}
          label="With group rows"
          onChange={(_event, checked) => setHasGroups(checked)}
        />
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders by category' } }}
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['category'] },
            columns: { columnVisibilityModel: { category: false } },
          }}
        />
      </div>
      <pre role="status" style={{ minHeight: 120, margin: 0 }}>
        {csv.split('\n').slice(0, 5).join('\n')}
      </pre>
    </Stack>
  );
}
