import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const zones = [
  { value: 50, label: 'Good', color: '#15803d' },
  { value: 50, label: 'Fair', color: '#a16207' },
  { value: 50, label: 'Poor', color: '#c2410c' },
  { value: 50, label: 'Very poor', color: '#a433ad' },
];
const MAX = 200;

function Needle({ value }: { value: number }) {
  const { left, top, width, height } = useDrawingArea();
  const angle = (value / MAX) * 180 - 90;

  return (
    <g transform={`translate(${left + width / 2} ${top + height})`}>
      <path
        d={`M-5 0L0 ${-height * 0.88}L5 0Z`}
        fill="var(--mui-palette-text-primary)"
        stroke="var(--mui-palette-background-paper)"
        style={{ transform: `rotate(${angle}deg)` }}
      />
      <circle r={8} fill="var(--mui-palette-text-primary)" />
    </g>
  );
}

export default function ScaleWithNeedle() {
  const [value, setValue] = React.useState(64);
  const zone = zones[Math.min(3, Math.floor(value / 50))];

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <PieChart
        title={`Air quality index: ${value}, ${zone.label}`}
        height={166}
        margin={{ top: 5, bottom: 11, left: 5, right: 5 }}
        hideLegend
        series={[
          {
            data: zones,
            startAngle: -90,
            endAngle: 90,
            innerRadius: '120%',
            outerRadius: '195%',
            cy: '100%',
            paddingAngle: 1,
            arcLabel: 'label',
          },
        ]}
        slotProps={{ tooltip: { trigger: 'none' } }}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: 'white', fontSize: 12 } }}
      >
        <Needle value={value} />
      </PieChart>
      <strong aria-live="polite">
        {value}: {zone.label}
      </strong>
      <Slider
        aria-label="Air quality index"
        max={MAX}
        value={value}
        onChange={(_, newValue) => setValue(newValue)}
        sx={{ maxWidth: 300 }}
      />
    </Stack>
  );
}
