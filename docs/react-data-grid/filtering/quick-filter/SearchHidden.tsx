import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'city', headerName: 'City', width: 140 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 180 },
];

export default function SearchHidden() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['Norway'],
    quickFilterExcludeHiddenColumns: false,
  });

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={!filterModel.quickFilterExcludeHiddenColumns} />}
        label="Also search hidden columns"
        onChange={(_event, checked) =>
          setFilterModel({
            ...filterModel,
            quickFilterExcludeHiddenColumns: !checked,
          })
        }
      />
      <div style={{ height: 400 }}>
        <DataGrid
          label="Orders"
          rows={orders}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { country: false } } }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
        />
      </div>
    </Stack>
  );
}
