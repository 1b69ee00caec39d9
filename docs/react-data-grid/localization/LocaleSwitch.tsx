import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { orders, type Order } from '../data/orders';
import { languages } from './languages';

type LocaleName = keyof typeof locales;

const names = Object.keys(languages) as LocaleName[];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 100 },
];

export default function LocaleSwitch() {
  const [name, setName] = React.useState<LocaleName>('deDE');

  // Extends the surrounding theme. In an app, pass the locale to createTheme.
  const outerTheme = useTheme<ThemeOptions>();
  const theme = React.useMemo(
    () => createTheme(outerTheme, locales[name]),
    [outerTheme, name],
  );

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Language"
        value={name}
        onChange={(event) => setName(event.target.value as LocaleName)}
        sx={{ width: 240 }}
      >
        {names.map((option) => (
          <MenuItem key={option} value={option} lang={option.slice(0, 2)}>
            {languages[option]}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <div style={{ height: 400 }}>
          <DataGrid
            key={name} // So that the name of the checkbox column changes as well.
            label="Orders"
            rows={orders}
            columns={columns}
            checkboxSelection
            showToolbar
          />
        </div>
      </ThemeProvider>
    </Stack>
  );
}
