import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', width: 180 },
];

const starts: Record<string, Partial<DataGridPremiumProps<Order>>> = {
  'Depth 0': { defaultGroupingExpansionDepth: 0 },
  'Depth 1': { defaultGroupingExpansionDepth: 1 },
  'Depth -1': { defaultGroupingExpansionDepth: -1 },
  Rule: { isGroupExpandedByDefault: (node) => node.groupingKey === 'Germany' },
};

const japan = getGroupRowIdFromPath([{ field: 'country', key: 'Japan' }]);

export default function Expansion() {
  const apiRef = useGridApiRef();
  const [start, setStart] = React.useState('Rule');

  const toggleJapan = () => {
    const node = apiRef.current.getRowNode(japan);
    if (node?.type === 'group') {
      apiRef.current.setRowChildrenExpansion(japan, !node.childrenExpanded);
    }
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Groups that start open"
          value={start}
          onChange={(_event, value: string | null) => value && setStart(value)}
        >
          {Object.keys(starts).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button onClick={toggleJapan}>Toggle Japan</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Orders by country and status' } }}
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          initialState={{ rowGrouping: { model: ['country', 'status'] } }}
          {...starts[start]}
        />
      </div>
    </Stack>
  );
}
