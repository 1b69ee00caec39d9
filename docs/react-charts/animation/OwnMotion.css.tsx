import * as React from 'react';
import Button from '@mui/material/Button';

import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';
import { days, weeks } from './depot';
import './OwnMotion.css';

function CountingLabel(props: BarLabelProps) {
  const { x, y, width, yOrigin, skipAnimation, children } = props;
  const center = x + width / 2;
  const motion = useAnimate(
    { x: center, y, value: Number(children) },
    {
      initialProps: { x: center, y: yOrigin, value: 0 },
      createInterpolator: (from, to) => (t) => ({
        x: from.x + (to.x - from.x) * t,
        y: from.y + (to.y - from.y) * t,
        value: from.value + (to.value - from.value) * t,
      }),
      transformProps: (current) => ({
        x: current.x,
        y: current.y - 10,
        children: current.value.toFixed(0),
      }),
      applyProps: (element: SVGTextElement, current) => {
        element.setAttribute('x', `${current.x}`);
        element.setAttribute('y', `${current.y}`);
        element.textContent = current.children;
      },
      skip: skipAnimation,
    },
  );

  return <text className="own-motion-text" {...motion} />;
}

export default function OwnMotion() {
  const [index, setIndex] = React.useState(0);
  const { name, parcels } = weeks[index];

  return (
    <div className="own-motion">
      <Button
        className="own-motion-button"
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
        slots={{ barLabel: CountingLabel }}
      />
    </div>
  );
}
