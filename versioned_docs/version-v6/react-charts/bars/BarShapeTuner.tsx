import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

type Layout = 'vertical' | 'horizontal';

const series = [
  { label: 'Sales', stack: 'money', data: [52, 61, 47] },
  { label: 'Rentals', stack: 'money', data: [18, 24, 31] },
  { label: 'Repairs', stack: 'money', data: [-21, -14, -26] },
  { label: 'Plan', data: [45, 60, 60] },
];

const sliders = [
  { key: 'categoryGapRatio', min: 0, max: 0.9, step: 0.1 },
  { key: 'barGapRatio', min: -1, max: 1, step: 0.1 },
] as const;

export default function BarShapeTuner() {
  const [layout, setLayout] = React.useState<Layout>('vertical');
  const [shape, setShape] = React.useState({
    categoryGapRatio: 0.3,
    barGapRatio: 0.1,
  });
  const { categoryGapRatio, barGapRatio } = shape;
  const axisName = layout === 'vertical' ? 'xAxis' : 'yAxis';
  const categories = [
    {
      scaleType: 'band' as const,
      data: ['May', 'June', 'July'],
      categoryGapRatio,
      barGapRatio,
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="figure"
        aria-label="Income, costs and plan of a bike shop"
        dir="ltr"
        sx={{ m: 0 }}
      >
        <BarChart
          height={320}
          margin={{ top: 72, right: 8, bottom: 32 }}
          layout={layout}
          xAxis={layout === 'vertical' ? categories : undefined}
          yAxis={layout === 'horizontal' ? categories : undefined}
          series={series}
        />
      </Box>
      <Stack
        direction="row"
        useFlexGap
        sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'end', columnGap: 4, rowGap: 1 }}
      >
        {sliders.map(({ key, ...range }) => (
          <Box key={key} sx={{ flex: '1 1 140px', minWidth: 0 }}>
            <Typography variant="body2" id={`tuner-${key}`}>
              {key}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`tuner-${key}`}
              valueLabelDisplay="auto"
              {...range}
              value={shape[key]}
              onChange={(_, value) => setShape({ ...shape, [key]: value })}
            />
          </Box>
        ))}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Layout"
          value={layout}
          onChange={(_, value: Layout | null) => setLayout(value ?? layout)}
        >
          <ToggleButton value="vertical">Vertical</ToggleButton>
          <ToggleButton value="horizontal">Horizontal</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box
        component="pre"
        dir="ltr"
        sx={{
          mt: 2,
          mb: 0,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
        }}
      >
        {[
          '<BarChart',
          `  layout="${layout}"`,
          `  ${axisName}={[{ scaleType: 'band', data, categoryGapRatio: ${categoryGapRatio}, barGapRatio: ${barGapRatio} }]}`,
          '  series={series}',
          '/>',
        ].join('\n')}
      </Box>
    </Box>
  );
}
