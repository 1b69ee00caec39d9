import * as React from 'react';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

const Pointer = styled('path')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'transform 300ms cubic-bezier(0.66, 0, 0.34, 1)',
  },
}));

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  return (
    <Pointer
      d={`M -6 0 L 0 ${-outerRadius} L 6 0 A 6 6 0 0 1 -6 0`}
      style={{ transform: `translate(${cx}px, ${cy}px) rotate(${valueAngle}rad)` }}
    />
  );
}

export default function NeedleGauge() {
  const [wind, setWind] = React.useState(34);

  return (
    <div>
      <GaugeContainer
        aria-label="Wind speed"
        aria-valuetext={`${wind} kilometers per hour`}
        height={200}
        value={wind}
        valueMax={120}
        startAngle={-110}
        endAngle={110}
      >
        <GaugeReferenceArc />
        <GaugeValueArc />
        <Needle />
      </GaugeContainer>
      <Typography variant="body2">Wind: {wind} km/h</Typography>
      <Slider
        aria-label="Wind"
        max={120}
        value={wind}
        onChange={(_, value) => setWind(value)}
      />
    </div>
  );
}
