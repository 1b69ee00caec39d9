import {
  BarChart,
  barClasses,
  barElementClasses,
  barLabelClasses,
} from '@mui/x-charts/BarChart';

export default function GradientSeries() {
  return (
    <BarChart
      aria-label="Heat pumps installed per quarter"
      height={300}
      barLabel="value"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        {
          id: 'before',
          label: '2024',
          color: 'var(--mui-palette-action-disabled)',
          data: [38, 44, 51, 47],
        },
        {
          id: 'now',
          label: '2025',
          color: 'var(--mui-palette-primary-main)',
          data: [42, 57, 69, 74],
        },
      ]}
      sx={{
        [`& .${barClasses.series}[data-series="now"] .${barElementClasses.root}`]: {
          fill: 'url(#gradient-series-now)',
        },
        [`& .${barClasses.seriesLabels}[data-series="now"] .${barLabelClasses.root}`]:
          {
            fill: 'var(--mui-palette-background-paper)',
            fontWeight: 700,
          },
      }}
    >
      <defs>
        <linearGradient id="gradient-series-now" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--mui-palette-primary-main)" />
          <stop offset="1" stopColor="var(--mui-palette-secondary-main)" />
        </linearGradient>
      </defs>
    </BarChart>
  );
}
