import * as React from 'react';
import { blue, orange } from '@mui/material/colors';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { runners } from '../data/sport';

const minutes = Array.from({ length: 121 }, (_, index) => 120 + index * 2);

/** The density of finish times: each runner adds a small bell curve to the total. */
function getDensity(group: 'Women' | 'Men', width: number) {
  const times = runners.filter((runner) => runner.group === group);
  return minutes.map((minute) => {
    const bells = times.map(({ finish }) =>
      Math.exp(-((minute - finish) ** 2) / (2 * width ** 2)),
    );
    const sum = bells.reduce((total, bell) => total + bell, 0);
    return (sum / (times.length * width * Math.sqrt(2 * Math.PI))) * 1000;
  });
}

const formatTime = (value: number) =>
  `${Math.floor(value / 60)}:${`${value % 60}`.padStart(2, '0')}`;
const common = {
  area: true,
  showMark: false,
  valueFormatter: (value: number | null) =>
    value === null ? null : `${value.toFixed(1)} of 1,000`,
};

export default function OverlappingDensities() {
  const [width, setWidth] = React.useState(12);
  const women = React.useMemo(() => getDensity('Women', width), [width]);
  const men = React.useMemo(() => getDensity('Men', width), [width]);

  return (
    <div>
      <LineChart
        title="Finish times of women and men in a marathon"
        height={300}
        skipAnimation
        xAxis={[
          {
            data: minutes,
            label: 'Finish time (h:mm)',
            domainLimit: 'strict',
            tickInterval: [120, 180, 240, 300, 360],
            valueFormatter: formatTime,
          },
        ]}
        yAxis={[{ label: 'Runners per minute, of 1,000' }]}
        series={[
          { label: 'Women', color: orange[800], data: women, ...common },
          { label: 'Men', color: blue[600], data: men, ...common },
        ]}
        sx={{ [`& .${areaElementClasses.root}`]: { opacity: 0.35 } }}
      />
      <Typography id="density-width">Smooth over {width} minutes</Typography>
      <Slider
        aria-labelledby="density-width"
        min={2}
        max={30}
        value={width}
        onChange={(_, value) => setWidth(value as number)}
      />
    </div>
  );
}
