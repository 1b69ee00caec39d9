import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const north = [null, 31, 33, 32, null, null, 38, 37, 39, 41];
const south = [22, 21, 24, null, 26, 27, 25];

const inMicrograms = (value: number | null) =>
  value === null ? 'no reading' : `${value} µg/m³`;
const orNoRow = (value: number | null) => (value === null ? null : `${value} µg/m³`);

export default function GapsAndBridges() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="connectNulls"
        control={
          <Checkbox
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <Box
        component="figure"
        aria-label="Fine particles at two sensors over ten days"
        sx={{ m: 0 }}
      >
        <LineChart
          height={280}
          xAxis={[
            { label: 'Day', data: days, tickMinStep: 1, domainLimit: 'strict' },
          ]}
          yAxis={[{ label: 'PM2.5 (µg/m³)', min: 15 }]}
          series={[
            {
              label: 'North',
              data: north,
              connectNulls,
              valueFormatter: inMicrograms,
            },
            { label: 'South', data: south, connectNulls, valueFormatter: orNoRow },
          ]}
        />
      </Box>
    </Box>
  );
}
