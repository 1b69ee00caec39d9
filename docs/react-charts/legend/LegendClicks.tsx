import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { anomalies, cityClimates, months } from '../data/climate';

const fares = [
  { id: 'single', label: 'Single', value: 412 },
  { id: 'day', label: 'Day', value: 187 },
  { id: 'month', label: 'Month', value: 953 },
  { id: 'school', label: 'School', value: 264 },
];

export default function LegendClicks() {
  const [clicked, setClicked] = React.useState<unknown>(null);
  const legend = {
    onItemClick: (_: unknown, item: unknown) => setClicked(item),
    sx: { '& button': { cursor: 'pointer', minWidth: 24, minHeight: 24 } },
  };

  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
          gap: 2,
        }}
      >
        <BarChart
          title="Rain by month in two cities, in millimeters"
          height={220}
          xAxis={[{ data: months }]}
          series={cityClimates
            .slice(0, 2)
            .map(({ city, rain }) => ({ id: city, label: city, data: rain }))}
          slotProps={{ legend }}
        />
        <PieChart
          title="Tickets sold, in thousands"
          height={220}
          series={[{ id: 'tickets', data: fares }]}
          slotProps={{ legend: { ...legend, direction: 'horizontal' } }}
        />
        <LineChart
          title="Deviation of the mean temperature, in degrees Celsius"
          height={220}
          xAxis={[
            {
              data: anomalies.map((row) => row.year),
              valueFormatter: (year: number) => `${year}`,
            },
          ]}
          yAxis={[
            {
              colorMap: {
                type: 'piecewise',
                thresholds: [0, 0.5],
                colors: ['#1f77b4', '#ff7f0e', '#d62728'],
              },
            },
          ]}
          series={[{ data: anomalies.map((row) => row.anomaly), showMark: false }]}
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{
            legend: { ...legend, axisDirection: 'y', labelPosition: 'end' },
          }}
        />
      </Box>
      <div aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        {clicked ? JSON.stringify(clicked) : 'Click an item of a legend'}
      </div>
    </div>
  );
}
