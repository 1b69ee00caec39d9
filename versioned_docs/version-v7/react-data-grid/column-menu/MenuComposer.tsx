import * as React from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event); // Closes the menu.
        apiRef.current.autosizeColumns({ columns: [colDef.field] });
      }}
    >
      <ListItemIcon>
        <FitScreenOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

function FilledItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.upsertFilterItem({
          id: 'filled',
          field: colDef.field,
          operator: 'isNotEmpty',
        });
      }}
    >
      <ListItemIcon>
        <FilterAltOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>Only rows with a value</ListItemText>
    </MenuItem>
  );
}

const menus: Record<string, Partial<GridColumnMenuProps>> = {
  Default: {},
  Add: {
    slots: { columnMenuFitItem: FitItem },
    slotProps: { columnMenuFitItem: { displayOrder: 15 } },
  },
  Replace: { slots: { columnMenuFilterItem: FilledItem } },
  Remove: { slots: { columnMenuColumnsItem: null } },
  Reorder: { slotProps: { columnMenuSortItem: { displayOrder: 40 } } },
};

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 140 },
  { field: 'status', headerName: 'Status', width: 130 },
];

export default function MenuComposer() {
  const [change, setChange] = React.useState('Add');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Change to the column menu"
        value={change}
        onChange={(_event, value) => value && setChange(value)}
      >
        {Object.keys(menus).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={orders}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Orders' }, columnMenu: menus[change] }}
        />
      </div>
    </Stack>
  );
}
