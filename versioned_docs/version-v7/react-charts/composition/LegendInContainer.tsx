import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { powerWeek } from '../data/energy';

const sources = ['hydro', 'wind', 'solar', 'gas'] as const;
const hours = powerWeek.slice(0, 72);
const times = hours.map((hour) => hour.time);
const midnights = times.filter((time) => time.getHours() === 0);
const formatTime = (time: Date, { location }: { location: string }) => {
  const day = time.toLocaleDateString('en-US', { weekday: 'short' });
  return location === 'tick' ? day : `${day}, ${time.getHours()}:00`;
};
const series = sources.map((source) => ({
  type: 'line' as const,
  area: true,
  stack: 'power',
  label: source[0].toUpperCase() + source.slice(1),
  data: hours.map((hour) => hour[source]),
}));

export default function LegendInContainer() {
  const [place, setPlace] = React.useState<'above' | 'right'>('above');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the legend"
        value={place}
        onChange={(_, value) => setPlace(value ?? place)}
      >
        <ToggleButton value="above">Above</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
      <ResponsiveChartContainer
        title="Power by source in three days, hour by hour"
        height={320}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-16px)',
          },
        }}
        margin={place === 'above' ? { top: 75, left: 60 } : { right: 110, left: 60 }}
        series={series}
        xAxis={[
          {
            scaleType: 'time',
            data: times,
            tickInterval: midnights,
            valueFormatter: formatTime,
          },
        ]}
        yAxis={[{ label: 'Megawatts' }]}
      >
        <AreaPlot />
        <LinePlot />
        <ChartsAxis />
        {place === 'above' ? (
          <ChartsLegend />
        ) : (
          <ChartsLegend
            direction="column"
            position={{ vertical: 'middle', horizontal: 'right' }}
          />
        )}
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </Stack>
  );
}
