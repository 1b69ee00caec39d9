import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';
import './GroupIndent.css';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'category', headerName: 'Category' },
  { field: 'status', headerName: 'Status' },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const groupingColDef = { leafField: 'product', width: 320 };

export default function GroupIndent() {
  const [isWide, setIsWide] = React.useState(true);

  return (
    <div className="group-indent">
      <FormControlLabel
        control={<Switch checked={isWide} />}
        label="Wide indent"
        onChange={(_event, checked) => setIsWide(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{
            main: { 'aria-label': 'Orders by category and status, indented' },
          }}
          rows={orders}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          initialState={{
            rowGrouping: { model: ['category', 'status'] },
            columns: {
              columnVisibilityModel: {
                product: false,
                category: false,
                status: false,
              },
            },
          }}
          className={isWide ? 'group-indent-wide' : undefined}
        />
      </div>
    </div>
  );
}
