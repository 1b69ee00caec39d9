import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

export default function WithColumns() {
  const [fields, setFields] = React.useState(['year']);

  const model = React.useMemo<GridPivotModel>(
    () => ({
      rows: [{ field: 'stand' }, { field: 'drink' }],
      columns: fields.map((field) => ({ field })),
      values: [{ field: 'cups', aggFunc: 'sum' }],
    }),
    [fields],
  );

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        size="small"
        aria-label="Fields that become columns"
        value={fields}
        onChange={(_event, value: string[]) => setFields(value)}
      >
        <ToggleButton value="year">Year</ToggleButton>
        <ToggleButton value="season">Season</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Cups by stand and by the fields that are columns"
          rows={sales}
          columns={columns}
          pivotModel={model}
          pivotActive
          defaultGroupingExpansionDepth={1}
          disableColumnMenu
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
