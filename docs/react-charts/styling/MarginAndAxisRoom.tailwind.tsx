import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const years = commuteYears.map(({ year }) => year);

function Zones({ margin }: { margin: number }) {
  const { left, top, right, bottom, width, height } = useDrawingArea();
  const box = (x: number, y: number, w: number, h: number) =>
    `M${x} ${y}h${w}v${h}h${-w}z`;
  const outer = box(0, 0, left + width + right, top + height + bottom);
  const inner = box(
    margin,
    margin,
    left + width + right - 2 * margin,
    top + height + bottom - 2 * margin,
  );
  const drawing = box(left, top, width, height);

  return (
    <g>
      <path
        className="pointer-events-none fill-[#e69f00] [fill-opacity:0.2] [fill-rule:evenodd]"
        d={outer + inner}
      />
      <path
        className="pointer-events-none fill-[#0072b2] [fill-opacity:0.2] [fill-rule:evenodd]"
        d={inner + drawing}
      />
      <path
        className="pointer-events-none fill-[#009e73] [fill-opacity:0.2] [fill-rule:evenodd]"
        d={drawing}
      />
    </g>
  );
}

export default function MarginAndAxisRoom() {
  const [sizes, setSizes] = React.useState({ margin: 20, height: 25, width: 45 });
  const [isHidden, setIsHidden] = React.useState(false);

  return (
    <Stack spacing={1}>
      <LineChart
        title="Share of ways to work by bicycle, 2001 to 2025"
        height={280}
        margin={sizes.margin}
        xAxis={[{ data: years, height: sizes.height, valueFormatter: String }]}
        yAxis={[{ width: sizes.width, position: isHidden ? 'none' : 'left' }]}
        series={[
          {
            data: commuteYears.map(({ bike }) => bike),
            color: '#0072b2',
            showMark: false,
          },
        ]}
      >
        <Zones margin={sizes.margin} />
      </LineChart>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ sm: 4 }}>
        {(
          [
            ['margin', 'margin'],
            ['height', 'height of the x-axis'],
            ['width', 'width of the y-axis'],
          ] as const
        ).map(([name, label]) => (
          <Stack key={name} sx={{ flex: 1 }}>
            {label}: {sizes[name]}
            <Slider
              size="small"
              aria-label={label}
              max={80}
              value={sizes[name]}
              onChange={(_, value) => setSizes({ ...sizes, [name]: value })}
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
