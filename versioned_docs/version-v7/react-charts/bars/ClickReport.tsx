import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

type ItemPayload = Parameters<NonNullable<BarChartProps['onItemClick']>>[1];
type AxisPayload = Parameters<NonNullable<BarChartProps['onAxisClick']>>[1];

const aisles = ['Bread', 'Dairy', 'Fruit', 'Fish', 'Tea', 'Sweets'];
const morning = [48, 35, 41, 12, 9, 6];
const evening = [22, 31, 27, 19, 7, 15];

export default function ClickReport() {
  const [count, setCount] = React.useState(4);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [item, setItem] = React.useState<ItemPayload>();
  const [axis, setAxis] = React.useState<AxisPayload>();

  const report = [
    `onItemClick  ${item ? JSON.stringify(item) : 'click a bar'}`,
    `onAxisClick  ${axis ? JSON.stringify(axis) : 'click anywhere in the chart'}`,
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="figure"
        aria-label="Baskets per aisle, morning and evening"
        sx={{ m: 0 }}
      >
        <BarChart
          height={260}
          skipAnimation={skipAnimation}
          xAxis={[{ scaleType: 'band', data: aisles.slice(0, count) }]}
          series={[
            { id: 'morning', label: 'Morning', data: morning.slice(0, count) },
            { id: 'evening', label: 'Evening', data: evening.slice(0, count) },
          ]}
          onItemClick={(_, payload) => setItem(payload)}
          onAxisClick={(_, payload) => setAxis(payload)}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          alignItems: 'center',
        }}
      >
        <Box sx={{ flex: '1 1 160px', maxWidth: 280 }}>
          <Typography variant="body2" id="report-count">
            Aisles shown
          </Typography>
          <Slider
            size="small"
            marks
            min={1}
            max={aisles.length}
            aria-labelledby="report-count"
            value={count}
            onChange={(_, value) => setCount(value as number)}
          />
        </Box>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
        />
      </Box>
      <Box
        component="pre"
        dir="ltr"
        aria-live="polite"
        sx={{
          mt: 1,
          mb: 0,
          p: 1.5,
          minHeight: { xs: 135, sm: 70 },
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          whiteSpace: 'pre-wrap',
        }}
      >
        {report.join('\n')}
      </Box>
    </Box>
  );
}
