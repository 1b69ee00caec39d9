import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { cityClimates, months } from '../data/climate';

const { city, temperature, rain } = cityClimates[0];
const choices = {
  topAxis: ['month', 'null'],
  bottomAxis: ['month', 'null'],
  leftAxis: ['temperature', 'rain', 'null'],
  rightAxis: ['temperature', 'rain', 'null'],
};
const toAxis = (choice: string) => (choice === 'null' ? null : choice);

export default function AxisSides() {
  const [sides, setSides] = React.useState({
    topAxis: 'null',
    bottomAxis: 'month',
    leftAxis: 'temperature',
    rightAxis: 'rain',
  });

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {(['topAxis', 'bottomAxis', 'leftAxis', 'rightAxis'] as const).map(
          (prop) => (
            <TextField
              key={prop}
              select
              size="small"
              label={prop}
              value={sides[prop]}
              onChange={(event) =>
                setSides({ ...sides, [prop]: event.target.value })
              }
              sx={{ minWidth: 130 }}
            >
              {choices[prop].map((choice) => (
                <MenuItem key={choice} value={choice}>
                  {choice}
                </MenuItem>
              ))}
            </TextField>
          ),
        )}
      </Stack>
      <LineChart
        title={`Temperature and rain in ${city}, month by month`}
        height={320}
        margin={{ top: 70 }}
        xAxis={[{ id: 'month', scaleType: 'point', data: months }]}
        yAxis={[
          { id: 'temperature', label: '°C' },
          { id: 'rain', label: 'mm' },
        ]}
        topAxis={toAxis(sides.topAxis)}
        bottomAxis={toAxis(sides.bottomAxis)}
        leftAxis={toAxis(sides.leftAxis)}
        rightAxis={toAxis(sides.rightAxis)}
        series={[
          { yAxisId: 'temperature', label: 'Temperature', data: temperature },
          { yAxisId: 'rain', label: 'Rain', data: rain },
        ]}
      />
    </Stack>
  );
}
