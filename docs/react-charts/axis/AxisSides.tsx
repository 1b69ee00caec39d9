import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { cityClimates, months } from '../data/climate';

const { city, temperature, rain } = cityClimates[0];
const sides = {
  month: ['bottom', 'top', 'none'],
  temperature: ['left', 'right', 'none'],
  rain: ['left', 'right', 'none'],
};

export default function AxisSides() {
  const [position, setPosition] = React.useState<{
    month: 'bottom' | 'top' | 'none';
    temperature: 'left' | 'right' | 'none';
    rain: 'left' | 'right' | 'none';
  }>({ month: 'bottom', temperature: 'left', rain: 'left' });

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {(['month', 'temperature', 'rain'] as const).map((axis) => (
          <TextField
            key={axis}
            select
            size="small"
            label={`${axis} axis`}
            value={position[axis]}
            onChange={(event) =>
              setPosition({ ...position, [axis]: event.target.value })
            }
            sx={{ minWidth: 130 }}
          >
            {sides[axis].map((side) => (
              <MenuItem key={side} value={side}>
                {side}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <LineChart
        title={`Temperature and rain in ${city}, month by month`}
        height={300}
        xAxis={[{ scaleType: 'point', data: months, position: position.month }]}
        yAxis={[
          { id: 'temperature', label: '°C', position: position.temperature },
          { id: 'rain', label: 'mm', position: position.rain },
        ]}
        series={[
          { yAxisId: 'temperature', label: 'Temperature', data: temperature },
          { yAxisId: 'rain', label: 'Rain', data: rain },
        ]}
      />
    </Stack>
  );
}
