import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const periods = { month: 1, quarter: 3, year: 12 };
type Period = keyof typeof periods;

/** The month of a date, counted from January of the year 0. */
const toMonth = (date: Date) => date.getFullYear() * 12 + date.getMonth();

function formatPeriod(month: number | undefined, period: Period) {
  if (month == null) {
    return ''; // Leaves have no value.
  }
  const year = Math.floor(month / 12);
  if (period === 'quarter') {
    return `Q${Math.floor((month % 12) / 3) + 1} ${year}`;
  }
  return new Date(year, month % 12).toLocaleDateString('en-US', {
    year: 'numeric',
    month: period === 'month' ? 'long' : undefined,
  });
}

/** Makes every other order a year older. */
const rows = orders.map((order, index) => {
  const { orderedOn } = order;
  const year = orderedOn.getFullYear() - (index % 2);
  return {
    ...order,
    orderedOn: new Date(year, orderedOn.getMonth(), orderedOn.getDate()),
  };
});

const initialState = {
  rowGrouping: { model: ['orderedOn'] },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' as const },
    ],
  },
};

export default function GroupByPeriod() {
  const [period, setPeriod] = React.useState<Period>('month');

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      {
        field: 'orderedOn',
        headerName: 'Ordered',
        type: 'date',
        width: 130,
        groupingValueGetter: (date: Date) =>
          toMonth(date) - (toMonth(date) % periods[period]),
      },
      { field: 'customer', headerName: 'Customer', width: 180 },
      { field: 'product', headerName: 'Product', width: 180 },
      { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
    ],
    [period],
  );

  const groupingColDef = React.useMemo(
    () => ({
      headerName: 'Period',
      width: 200,
      valueFormatter: (month?: number) => formatPeriod(month, period),
    }),
    [period],
  );

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Period"
        value={period}
        onChange={(_event, value: Period | null) => value && setPeriod(value)}
      >
        {Object.keys(periods).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Orders by period"
          rows={rows}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
        />
      </div>
    </Stack>
  );
}
