import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { costs, goal, months, rentals, sales } from './bikeShop';

const sliders = [
  { name: 'categoryGapRatio', min: 0, max: 0.9, step: 0.1 },
  { name: 'barGapRatio', min: -1, max: 1, step: 0.1 },
  { name: 'borderRadius', min: 0, max: 20, step: 1 },
] as const;

export default function BarShapeTuner() {
  const [layout, setLayout] = React.useState<BarChartProps['layout']>('vertical');
  const [shape, setShape] = React.useState({
    categoryGapRatio: 0.3,
    barGapRatio: 0.1,
    borderRadius: 6,
  });
  const { borderRadius, ...gaps } = shape;
  const categoryAxis = layout === 'vertical' ? 'xAxis' : 'yAxis';

  return (
    <Stack spacing={2}>
      <BarChart
        aria-label="Income, costs and goal of a bike shop, January to June"
        height={300}
        layout={layout}
        borderRadius={borderRadius}
        {...{ [categoryAxis]: [{ data: months.slice(0, 6), ...gaps }] }}
        series={[
          { label: 'Sales', stack: 'money', data: sales.slice(0, 6) },
          { label: 'Rentals', stack: 'money', data: rentals.slice(0, 6) },
          { label: 'Costs', stack: 'money', data: costs.slice(0, 6) },
          { label: 'Goal', data: goal.slice(0, 6) },
        ]}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Layout"
        value={layout}
        onChange={(_, value) => setLayout(value ?? layout)}
      >
        <ToggleButton value="vertical">Vertical</ToggleButton>
        <ToggleButton value="horizontal">Horizontal</ToggleButton>
      </ToggleButtonGroup>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ sm: 4 }}>
        {sliders.map(({ name, ...range }) => (
          <Box key={name} sx={{ flex: 1 }}>
            {name}={shape[name]}
            <Slider
              size="small"
              aria-label={name}
              {...range}
              value={shape[name]}
              onChange={(_, value) => setShape({ ...shape, [name]: value })}
            />
          </Box>
        ))}
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {`<BarChart
  layout="${layout}"
  borderRadius={${borderRadius}}
  ${categoryAxis}={[{ data, categoryGapRatio: ${gaps.categoryGapRatio}, barGapRatio: ${gaps.barGapRatio} }]}
/>`}
      </Box>
    </Stack>
  );
}
