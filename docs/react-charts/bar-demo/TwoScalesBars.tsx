import { blue, orange } from '@mui/material/colors';
import { BarChart } from '@mui/x-charts/BarChart';

const channels = ['Search', 'Email', 'Social', 'Partners', 'Direct'];
const visits = [48200, 12900, 31400, 8700, 22600];
const conversion = [2.1, 6.4, 1.3, 4.8, 3.7];

export default function TwoScalesBars() {
  return (
    <BarChart
      title="Visits and conversion rate by channel"
      height={320}
      xAxis={[{ data: channels, categoryGapRatio: 0.4 }]}
      yAxis={[
        {
          id: 'visits',
          label: 'Visits (thousand)',
          valueFormatter: (value: number) => `${value / 1000}`,
        },
        {
          id: 'conversion',
          position: 'right',
          label: 'Conversion (%)',
          max: 10,
        },
      ]}
      series={[
        {
          yAxisId: 'visits',
          label: 'Visits, left axis',
          color: blue[600],
          data: visits,
          valueFormatter: (value) => `${value?.toLocaleString('en-US')}`,
        },
        {
          yAxisId: 'conversion',
          label: 'Conversion, right axis',
          color: orange[800],
          data: conversion,
          valueFormatter: (value) => `${value}%`,
        },
      ]}
    />
  );
}
