import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { exportQuarters } from '../data/trade';

const quarters = exportQuarters.map((row) => row.quarter);
const machinery = exportQuarters.map((row) => row.machinery);
const vehicles = exportQuarters.map((row) => row.vehicles);

export default function SwapSeriesType() {
  const [type, setType] = React.useState<'bar' | 'line'>('bar');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of both series"
        value={type}
        onChange={(_, value) => setType(value ?? type)}
      >
        <ToggleButton value="bar">type: 'bar'</ToggleButton>
        <ToggleButton value="line">type: 'line'</ToggleButton>
      </ToggleButtonGroup>
      <ResponsiveChartContainer
        title="Exports of machinery and vehicles per quarter, 2020 to 2025"
        height={300}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        xAxis={[{ scaleType: 'band', data: quarters }]}
        yAxis={[{ label: 'Million dollars' }]}
        series={[
          { type, data: machinery, label: 'Machinery' },
          { type, data: vehicles, label: 'Vehicles' },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </Stack>
  );
}
