import * as React from 'react';
import Button from '@mui/material/Button';
import { blue } from '@mui/material/colors';
import { LineChart } from '@mui/x-charts/LineChart';
import { createNoise, round } from '../data/random';

interface Point {
  second: number;
  load: number;
}

const windowSize = 60;
const noise = createNoise(4);

function addPoint(points: Point[]): Point[] {
  const { second, load } = points[points.length - 1];
  const next = load + (46 - load) * 0.08 + noise() * 4;
  const point = {
    second: second + 1,
    load: round(Math.min(98, Math.max(4, next)), 1),
  };
  return [...points, point].slice(-windowSize);
}

let firstPoints: Point[] = [{ second: 0, load: 38 }];
while (firstPoints.length < windowSize) {
  firstPoints = addPoint(firstPoints);
}

export default function LiveFeed() {
  const [isRunning, setIsRunning] = React.useState(false);
  const [points, setPoints] = React.useState(firstPoints);

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => setPoints(addPoint), 500);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <div>
      <Button variant="outlined" onClick={() => setIsRunning(!isRunning)}>
        {isRunning ? 'Stop' : 'Start'}
      </Button>
      <LineChart
        title="Load of a server in the last minute"
        height={280}
        skipAnimation
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: points.map(({ second }) => second),
            domainLimit: 'strict',
            label: 'Seconds since the start',
          },
        ]}
        yAxis={[{ label: 'Load (%)', min: 0, max: 100 }]}
        series={[
          {
            label: 'Load',
            color: blue[600],
            curve: 'linear',
            showMark: false,
            data: points.map(({ load }) => load),
            valueFormatter: (load) => `${load}%`,
          },
        ]}
      />
    </div>
  );
}
