import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { days, weeks } from './depot';

export default function WhatMoves() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const { name, parcels, minutes, services, onTime } = weeks[index];

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          onClick={() => setIndex((index + 1) % weeks.length)}
        >
          {name}: show another
        </Button>
        <FormControlLabel
          label="skipAnimation"
          control={<Switch checked={skipAnimation} />}
          onChange={(_, checked) => setSkipAnimation(checked)}
        />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
          gap: 1,
        }}
      >
        <BarChart
          aria-label="Parcels per day"
          height={180}
          skipAnimation={skipAnimation}
          xAxis={[{ data: days }]}
          yAxis={[{ max: 600, label: 'Parcels' }]}
          series={[{ data: parcels }]}
          barLabel="value"
          sx={{ [`& .${barLabelClasses.root}`]: { fill: 'white' } }}
        />
        <LineChart
          aria-label="Minutes per stop, by day"
          height={180}
          skipAnimation={skipAnimation}
          xAxis={[{ scaleType: 'point', data: days }]}
          yAxis={[{ min: 0, max: 5, label: 'Minutes per stop' }]}
          series={[{ data: minutes }]}
        />
        <PieChart
          aria-label="Parcels by service"
          height={150}
          skipAnimation={skipAnimation}
          series={[
            {
              innerRadius: '45%',
              data: [
                { value: services.standard, label: 'Standard' },
                { value: services.express, label: 'Express' },
                { value: services.returns, label: 'Returns' },
              ],
            },
          ]}
        />
        <Gauge
          aria-label="Delivered on time, in percent"
          height={150}
          skipAnimation={skipAnimation}
          value={onTime}
          text={`${onTime}%\non time`}
        />
      </Box>
    </Stack>
  );
}
