import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const years = commuteYears.map(({ year }) => year);
const sides = ['left', 'bottom', 'right'] as const;

function Zones() {
  const { left, top, right, bottom, width, height } = useDrawingArea();
  const box = (x: number, y: number, w: number, h: number) =>
    `M${x} ${y}h${w}v${h}h${-w}z`;
  const outer = box(0, 0, left + width + right, top + height + bottom);
  const drawing = box(left, top, width, height);

  return (
    <g fillOpacity={0.2} fillRule="evenodd" pointerEvents="none">
      <path fill="#e69f00" d={outer + drawing} />
      <path fill="#009e73" d={drawing} />
    </g>
  );
}

export default function MarginAndAxisRoom() {
  const [margin, setMargin] = React.useState({ left: 50, bottom: 50, right: 50 });
  const [isHidden, setIsHidden] = React.useState(false);

  return (
    <Stack spacing={1}>
      <LineChart
        title="Share of ways to work by bicycle, 2001 to 2025"
        height={280}
        margin={{ ...margin, top: 20 }}
        xAxis={[{ data: years, valueFormatter: String }]}
        yAxis={[{ label: 'Bicycle (%)' }]}
        leftAxis={isHidden ? null : undefined}
        series={[
          {
            data: commuteYears.map(({ bike }) => bike),
            color: '#0072b2',
            showMark: false,
          },
        ]}
      >
        <Zones />
      </LineChart>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ sm: 4 }}>
        {sides.map((side) => (
          <Stack key={side} sx={{ flex: 1 }}>
            {side}: {margin[side]}
            <Slider
              size="small"
              aria-label={side}
              max={80}
              value={margin[side]}
              onChange={(_, value) =>
                setMargin({ ...margin, [side]: Number(value) })
              }
            />
          </Stack>
        ))}
      </Stack>
      <FormControlLabel
        label="Hide the y-axis"
        control={<Switch checked={isHidden} onChange={(_, on) => setIsHidden(on)} />}
      />
    </Stack>
  );
}
