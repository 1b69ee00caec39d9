import { blue } from '@mui/material/colors';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { stationYear } from '../data/climate';

const days = stationYear.slice(151, 244);
const lows = days.map(({ low }) => low);
const heights = days.map(({ high, low }) =>
  high === null || low === null ? null : high - low,
);
const means = days.map(({ high, low }) =>
  high === null || low === null ? null : (high + low) / 2,
);
const formatDay = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

export default function RangeBand() {
  return (
    <LineChart
      title="Lowest, highest and mean temperature of each summer day"
      height={320}
      xAxis={[
        {
          data: days.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: formatDay,
        },
      ]}
      yAxis={[{ label: 'Temperature (°C)', min: 5, max: 40 }]}
      series={[
        {
          stack: 'range',
          color: 'transparent',
          showMark: false,
          disableHighlight: true,
          data: lows,
          valueFormatter: () => null,
        },
        {
          id: 'range',
          label: 'Lowest to highest',
          labelMarkType: 'square',
          stack: 'range',
          color: blue[600],
          area: true,
          showMark: false,
          disableHighlight: true,
          data: heights,
          valueFormatter: (_, { dataIndex }) => {
            const { low, high } = days[dataIndex];
            return low === null ? 'no data' : `${low} to ${high} °C`;
          },
        },
        {
          label: 'Mean',
          color: blue[600],
          showMark: false,
          data: means,
          valueFormatter: (value) =>
            value === null ? null : `${value.toFixed(1)} °C`,
        },
      ]}
      sx={{
        [`& .${areaElementClasses.root}`]: { opacity: 0.35 },
        '& .MuiLineElement-root[data-series="range"]': { display: 'none' },
      }}
    />
  );
}
