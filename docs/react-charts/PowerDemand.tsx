import { blue, orange } from '@mui/material/colors';
import { areaElementClasses } from '@mui/x-charts/LineChart';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { demand } from './data/demand';

const formatWeek = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
const formatDemand = (value: number | null) =>
  value === null ? null : `${value.toFixed(1)} GW`;

export default function PowerDemand() {
  return (
    <LineChartPro
      title="Power demand by week in 2025 and 2024, and its range from 2019 to 2023"
      height={360}
      initialZoom={[{ axisId: 'week', start: 25, end: 100 }]}
      xAxis={[
        {
          id: 'week',
          data: demand.map(({ week }) => week),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: formatWeek,
          zoom: { minSpan: 15, slider: { enabled: true } },
        },
      ]}
      yAxis={[{ label: 'Demand (GW)', min: 20, max: 60 }]}
      series={[
        {
          stack: 'range',
          color: 'transparent',
          showMark: false,
          disableHighlight: true,
          data: demand.map(({ low }) => low),
          valueFormatter: () => null,
        },
        {
          id: 'range',
          label: '2019–2023',
          labelMarkType: 'square',
          stack: 'range',
          color: blue[600],
          area: true,
          showMark: false,
          disableHighlight: true,
          data: demand.map(({ low, high }) => high - low),
          valueFormatter: (_, { dataIndex }) =>
            `${demand[dataIndex].low.toFixed(1)} to ${formatDemand(demand[dataIndex].high)}`,
        },
        {
          label: '2024',
          color: orange[800],
          showMark: false,
          data: demand.map(({ lastYear }) => lastYear),
          valueFormatter: formatDemand,
        },
        {
          label: '2025',
          color: blue[600],
          showMark: false,
          data: demand.map(({ thisYear }) => thisYear),
          valueFormatter: formatDemand,
        },
      ]}
      sx={{
        [`& .${areaElementClasses.root}`]: { opacity: 0.2 },
        '& .MuiLineElement-root[data-series="range"]': { display: 'none' },
      }}
    />
  );
}
