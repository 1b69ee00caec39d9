import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridLoadingOverlayVariant,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const variants: GridLoadingOverlayVariant[] = [
  'linear-progress',
  'circular-progress',
  'skeleton',
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 100 },
];

// The default progress indicators have no name for assistive technology.
const slots = {
  baseLinearProgress: () => <LinearProgress aria-label="Loading orders" />,
  baseCircularProgress: () => <CircularProgress aria-label="Loading orders" />,
};

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState(variants[0]);
  const [hasRows, setHasRows] = React.useState(true);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Variant"
          value={variant}
          onChange={(_event, value) => value && setVariant(value)}
        >
          {variants.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={hasRows} />}
          label="With rows"
          onChange={(_event, checked) => setHasRows(checked)}
        />
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid
          label="Orders"
          rows={hasRows ? orders : []}
          columns={columns}
          loading
          slots={slots}
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
        />
      </div>
    </Stack>
  );
}
