import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { stationYear } from '../data/climate';

const spring = stationYear.slice(59, 151);
const dates = spring.map((day) => day.date);
const highs = spring.map((day) => day.high);
const formatDate = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });

function AreaOutline() {
  const { left, top, width, height, right, bottom } = useDrawingArea();
  const center = left + width / 2;

  return (
    <g fill="currentColor" fontSize={13} textAnchor="middle">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
        strokeDasharray="6 4"
      />
      <text x={center} y={top + 24}>{`width ${width}, height ${height}`}</text>
      <text x={center} y={top + 44}>
        {`left ${left}, top ${top}, right ${right}, bottom ${bottom}`}
      </text>
    </g>
  );
}

export default function ShowDrawingArea() {
  const [margin, setMargin] = React.useState(20);
  const [axisWidth, setAxisWidth] = React.useState(45);

  return (
    <Stack spacing={1}>
      <LineChart
        title="Daily high in Aldermouth, March to May 2025"
        height={280}
        margin={margin}
        xAxis={[
          {
            data: dates,
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: formatDate,
          },
        ]}
        yAxis={[{ width: axisWidth, min: 0, max: 36 }]}
        series={[{ data: highs, showMark: false }]}
      >
        <AreaOutline />
      </LineChart>
      <Typography id="drawing-area-margin">Margin: {margin} px</Typography>
      <Slider
        size="small"
        aria-labelledby="drawing-area-margin"
        min={0}
        max={48}
        value={margin}
        onChange={(_, value) => setMargin(value)}
      />
      <Typography id="drawing-area-axis">
        Width of the y-axis: {axisWidth} px
      </Typography>
      <Slider
        size="small"
        aria-labelledby="drawing-area-axis"
        min={20}
        max={90}
        value={axisWidth}
        onChange={(_, value) => setAxisWidth(value)}
      />
    </Stack>
  );
}
