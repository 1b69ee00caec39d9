import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { booking, withCommas } from './funnels';

export default function FunnelSteps() {
  const [scaleType, setScaleType] = React.useState<'band' | 'linear'>('band');

  return (
    <Stack spacing={2}>
      <FunnelChart
        title="People at each step of a ferry booking"
        height={300}
        hideLegend
        categoryAxis={{
          categories: booking.map(({ label }) => label),
          scaleType,
          size: 92,
          disableLine: true,
        }}
        series={[{ data: booking, variant: 'outlined', valueFormatter: withCommas }]}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="scaleType"
        value={scaleType}
        onChange={(_, value) => setScaleType(value ?? scaleType)}
      >
        <ToggleButton value="band">band</ToggleButton>
        <ToggleButton value="linear">linear</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
