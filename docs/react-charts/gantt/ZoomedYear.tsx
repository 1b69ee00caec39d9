import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { dockings, formatDayOfYear } from './dockings';

export default function ZoomedYear() {
  return (
    <BarChartPro
      title="Eighteen ships in the dry dock in 2026"
      layout="horizontal"
      height={420}
      hideLegend
      borderRadius={3}
      grid={{ vertical: true }}
      initialZoom={[{ axisId: 'day', start: 0, end: 40 }]}
      yAxis={[
        {
          data: dockings.map(({ ship }) => ship),
          width: 76,
          categoryGapRatio: 0.4,
          tickLabelInterval: () => true,
        },
      ]}
      xAxis={[
        {
          id: 'day',
          max: 365,
          domainLimit: 'strict',
          valueFormatter: formatDayOfYear,
          zoom: { minSpan: 8, slider: { enabled: true } },
        },
      ]}
      series={[
        {
          data: dockings.map(({ start }) => start),
          stack: 'dock',
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          label: 'In the dock',
          data: dockings.map(({ days }) => days),
          stack: 'dock',
          color: '#1f7a8c',
          valueFormatter: (days, { dataIndex }) => {
            const { start } = dockings[dataIndex];
            return `${formatDayOfYear(start)} to ${formatDayOfYear(start + (days ?? 0))}`;
          },
        },
      ]}
    />
  );
}
