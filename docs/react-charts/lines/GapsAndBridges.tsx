import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { days, north, south } from './airQuality';

const orText = (value: number | null) =>
  value === null ? 'no reading' : `${value} µg/m³`;
const orNoRow = (value: number | null) => (value === null ? null : `${value} µg/m³`);

export default function GapsAndBridges() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="connectNulls"
        control={<Checkbox checked={connectNulls} />}
        onChange={(_, checked) => setConnectNulls(checked)}
      />
      <LineChart
        aria-label="Fine particles at two sensors over 24 days"
        height={280}
        xAxis={[{ data: days, label: 'Day' }]}
        yAxis={[{ label: 'PM2.5 (µg/m³)' }]}
        series={[
          { label: 'North', data: north, connectNulls, valueFormatter: orText },
          { label: 'South', data: south, connectNulls, valueFormatter: orNoRow },
        ]}
      />
    </div>
  );
}
