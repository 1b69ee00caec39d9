import * as React from 'react';
import Button from '@mui/material/Button';

import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { animated, useSpring } from '@react-spring/web';
import { days, weeks } from './depot';

function SpringLabel(props: BarLabelProps) {
  const { x, y, width, yOrigin, skipAnimation, children } = props;
  const spring = useSpring({
    from: { y: yOrigin },
    to: { y: y - 10 },
    config: { tension: 170, friction: 7 },
    immediate: skipAnimation,
  });

  return (
    <animated.text
      className="fill-(--mui-palette-text-primary) text-[14px] font-semibold [text-anchor:middle]"
      x={x + width / 2}
      y={spring.y}
    >
      {children}
    </animated.text>
  );
}

export default function SpringLabels() {
  const [index, setIndex] = React.useState(0);
  const { name, parcels } = weeks[index];

  return (
    <div className="flex flex-col gap-2">
      <Button
        className="self-start"
        variant="outlined"
        onClick={() => setIndex((index + 1) % weeks.length)}
      >
        {name}: show another
      </Button>
      <BarChart
        title={`Parcels per day, ${name}`}
        height={260}
        xAxis={[{ data: days }]}
        yAxis={[{ max: 600, label: 'Parcels' }]}
        series={[{ data: parcels }]}
        barLabel="value"
        slots={{ barLabel: SpringLabel }}
      />
    </div>
  );
}
