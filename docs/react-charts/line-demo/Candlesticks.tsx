import { blue, orange } from '@mui/material/colors';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { createTradingDays } from '../data/trade';

const days = createTradingDays(45);
const dates = days.map(({ date }) => date);

function Candles() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  return days.map(({ date, open, high, low, close }) => {
    const x = xScale(date) ?? 0;
    const width = xScale.bandwidth();
    const color = close < open ? orange[800] : blue[600];
    return (
      <g key={date.getTime()} stroke={color} fill={color} pointerEvents="none">
        <path d={`M ${x + width / 2} ${yScale(high)} V ${yScale(low)}`} />
        <rect
          x={x}
          y={yScale(Math.max(open, close))}
          width={width}
          height={Math.max(1, Math.abs(yScale(open) - yScale(close)))}
          fillOpacity={close < open ? 1 : 0.3}
        />
      </g>
    );
  });
}

const valueFormatter = (
  close: number | null,
  { dataIndex }: { dataIndex: number },
) => {
  const { open, high, low } = days[dataIndex];
  return close === null
    ? null
    : `open ${open}, high ${high}, low ${low}, close ${close}`;
};

export default function Candlesticks() {
  return (
    <ChartDataProvider
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: dates,
          categoryGapRatio: 0.3,
          tickInterval: (date: Date) => date.getDay() === 1,
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[
        {
          label: 'Price ($)',
          min: Math.floor(Math.min(...days.map(({ low }) => low))),
          max: Math.ceil(Math.max(...days.map(({ high }) => high))),
        },
      ]}
      series={[
        {
          type: 'line',
          label: 'Closed higher',
          labelMarkType: 'square',
          color: blue[600],
          data: days.map(({ open, close }) => (close < open ? null : close)),
          valueFormatter,
        },
        {
          type: 'line',
          label: 'Closed lower',
          labelMarkType: 'square',
          color: orange[800],
          data: days.map(({ open, close }) => (close < open ? close : null)),
          valueFormatter,
        },
      ]}
    >
      <ChartsLegend sx={{ justifyContent: 'center' }} />
      <ChartsSurface title="Price of a share over nine weeks, day by day">
        <ChartsGrid horizontal />
        <ChartsAxisHighlight x="band" />
        <Candles />
        <ChartsAxis />
      </ChartsSurface>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}
