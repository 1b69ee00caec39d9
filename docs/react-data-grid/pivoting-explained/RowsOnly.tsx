import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

export default function RowsOnly() {
  const [fields, setFields] = React.useState(['stand']);

  const model = React.useMemo<GridPivotModel>(
    () => ({ rows: fields.map((field) => ({ field })), columns: [], values: [] }),
    [fields],
  );

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        size="small"
        aria-label="Fields that become rows"
        value={fields}
        onChange={(_event, value: string[]) => setFields(value)}
      >
        <ToggleButton value="stand">Stand</ToggleButton>
        <ToggleButton value="drink">Drink</ToggleButton>
        <ToggleButton value="year">Year</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Sales by the fields that are rows"
          rows={sales}
          columns={columns}
          pivotModel={model}
          pivotActive
          defaultGroupingExpansionDepth={fields.length - 1}
          disableColumnMenu
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
