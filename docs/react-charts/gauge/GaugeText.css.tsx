import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Gauge } from '@mui/x-charts/Gauge';
import './GaugeText.css';

export default function GaugeText() {
  const [isOnline, setIsOnline] = React.useState(true);

  return (
    <div>
      <Gauge
        aria-label="Power of the heat pump"
        aria-valuetext={isOnline ? '5.2 of 8 kilowatts' : 'No reading'}
        height={180}
        value={isOnline ? 5.2 : null}
        valueMax={8}
        startAngle={-90}
        endAngle={90}
        text={({ value, valueMax }) =>
          value === null ? 'No reading' : `${value} / ${valueMax} kW`
        }
        className="gauge-text"
      />
      <FormControlLabel
        label="Meter online"
        control={<Switch checked={isOnline} />}
        onChange={(_, checked) => setIsOnline(checked)}
      />
    </div>
  );
}
