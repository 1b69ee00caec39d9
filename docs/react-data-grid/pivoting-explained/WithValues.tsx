import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

export default function WithValues() {
  const [fields, setFields] = React.useState(['cups']);
  const [aggFunc, setAggFunc] = React.useState('sum');

  const model = React.useMemo<GridPivotModel>(
    () => ({
      rows: [{ field: 'stand' }, { field: 'drink' }],
      columns: [],
      values: fields.map((field) => ({ field, aggFunc })),
    }),
    [fields, aggFunc],
  );

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          size="small"
          aria-label="Fields that become values"
          value={fields}
          onChange={(_event, value: string[]) => setFields(value)}
        >
          <ToggleButton value="cups">Cups</ToggleButton>
          <ToggleButton value="revenue">Revenue</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Aggregation function"
          value={aggFunc}
          onChange={(_event, value: string | null) => value && setAggFunc(value)}
        >
          <ToggleButton value="sum">Sum</ToggleButton>
          <ToggleButton value="avg">Average</ToggleButton>
          <ToggleButton value="max">Maximum</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          label="Cups and revenue by stand and drink"
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
