import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_FunnelChart as FunnelChart,
  type FunnelCurveType,
  type FunnelSeriesType,
} from '@mui/x-charts-pro/FunnelChart';
import { booking, withCommas } from './funnels';

const curves = ['linear', 'linear-sharp', 'bump', 'pyramid', 'step', 'step-pyramid'];

export default function FunnelTuner() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('linear');
  const [variant, setVariant] =
    React.useState<FunnelSeriesType['variant']>('outlined');
  const [layout, setLayout] = React.useState<FunnelSeriesType['layout']>('vertical');
  const [gap, setGap] = React.useState(4);
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Stack spacing={2}>
      <FunnelChart
        title="People at each step of a ferry booking"
        height={300}
        gap={gap}
        series={[
          {
            curve,
            variant,
            layout,
            borderRadius,
            data: booking,
            valueFormatter: withCommas,
          },
        ]}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
          slotProps={{ select: { native: true } }}
        >
          {curves.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="variant"
          value={variant}
          onChange={(_, value) => setVariant(value ?? variant)}
        >
          <ToggleButton value="filled">filled</ToggleButton>
          <ToggleButton value="outlined">outlined</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="layout"
          value={layout}
          onChange={(_, value) => setLayout(value ?? layout)}
        >
          <ToggleButton value="vertical">vertical</ToggleButton>
          <ToggleButton value="horizontal">horizontal</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ sm: 4 }}>
        <Box sx={{ flex: 1 }}>
          gap={gap}
          <Slider
            size="small"
            aria-label="gap"
            max={24}
            value={gap}
            onChange={(_, value) => setGap(value)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          borderRadius={borderRadius}
          <Slider
            size="small"
            aria-label="borderRadius"
            max={40}
            value={borderRadius}
            onChange={(_, value) => setBorderRadius(value)}
          />
        </Box>
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {`<FunnelChart
  gap={${gap}}
  series={[
    { data, curve: '${curve}', variant: '${variant}', layout: '${layout}', borderRadius: ${borderRadius} },
  ]}
/>`}
      </Box>
    </Stack>
  );
}
