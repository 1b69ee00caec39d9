import * as React from 'react';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { weekdays } from '../data/traffic';
import { series } from './rideHours';
import './RadarGridTuner.css';

const stripes = {
  gray: undefined,
  blue: (index: number) => (index % 2 === 0 ? '#2f7de1' : 'none'),
  none: null,
};

export default function RadarGridTuner() {
  const [startAngle, setStartAngle] = React.useState(0);
  const [divisions, setDivisions] = React.useState(7);
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  const [stripe, setStripe] = React.useState<keyof typeof stripes>('blue');

  return (
    <div className="radar-grid-tuner">
      <RadarChart
        title="Bicycles on the bridge by weekday, at three hours"
        height={340}
        divisions={divisions}
        shape={shape}
        stripeColor={stripes[stripe]}
        radar={{ startAngle, max: 700, metrics: weekdays }}
        series={series}
      />
      <div className="radar-grid-tuner-row">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Shape"
          value={shape}
          onChange={(_, value) => setShape(value ?? shape)}
        >
          <ToggleButton value="circular">Circular</ToggleButton>
          <ToggleButton value="sharp">Sharp</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Stripes"
          value={stripe}
          onChange={(_, value) => setStripe(value ?? stripe)}
        >
          <ToggleButton value="blue">Blue</ToggleButton>
          <ToggleButton value="gray">Gray</ToggleButton>
          <ToggleButton value="none">None</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <div className="radar-grid-tuner-row">
        <div className="radar-grid-tuner-slider">
          startAngle={startAngle}
          <Slider
            size="small"
            aria-label="startAngle"
            max={180}
            value={startAngle}
            onChange={(_, value) => setStartAngle(value)}
          />
        </div>
        <div className="radar-grid-tuner-slider">
          divisions={divisions}
          <Slider
            size="small"
            aria-label="divisions"
            min={1}
            max={12}
            value={divisions}
            onChange={(_, value) => setDivisions(value)}
          />
        </div>
      </div>
    </div>
  );
}
