import * as React from 'react';
import { blue, blueGrey, deepOrange, red } from '@mui/material/colors';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { exportQuarters } from '../data/trade';

const lines = [
  { dataKey: 'machinery', label: 'Machinery', shape: 'circle', color: blue[500] },
  {
    dataKey: 'vehicles',
    label: 'Vehicles',
    shape: 'square',
    color: deepOrange[900],
  },
  {
    dataKey: 'chemicals',
    label: 'Chemicals',
    shape: 'triangle',
    color: blueGrey[600],
  },
  { dataKey: 'food', label: 'Food', shape: 'diamond', color: red[300] },
] as const;
const dataset = exportQuarters.map((row) => ({ ...row }));
const lastQuarter = dataset[dataset.length - 1].quarter;

function EndLabels() {
  const series = useLineSeries();
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  return series.map(({ id, label, data }) => (
    <text
      key={id}
      x={(xScale(lastQuarter) ?? 0) + 46}
      y={yScale(data[data.length - 1] ?? 0)}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={14}
      fill="currentColor"
    >
      {`${label}`}
    </text>
  ));
}

export default function MarkShapes() {
  const [step, setStep] = React.useState(4);

  return (
    <div>
      <LineChart
        title="Exports by sector from 2020 to 2025, in million dollars"
        height={320}
        margin={{ right: 88 }}
        hideLegend
        dataset={dataset}
        xAxis={[
          {
            scaleType: 'point',
            dataKey: 'quarter',
            tickInterval: (quarter: string) => quarter.endsWith('Q1'),
          },
        ]}
        yAxis={[{ label: 'Exports (million $)' }]}
        series={lines.map((line) => ({
          ...line,
          showMark: ({ index }) => index % step === step - 1,
        }))}
      >
        <EndLabels />
      </LineChart>
      <Typography id="mark-shapes-step">
        Quarters from mark to mark: {step}
      </Typography>
      <Slider
        aria-labelledby="mark-shapes-step"
        min={1}
        max={8}
        value={step}
        onChange={(_, value) => setStep(value as number)}
      />
    </div>
  );
}
