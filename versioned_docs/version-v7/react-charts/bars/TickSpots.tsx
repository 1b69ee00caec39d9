import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const tickPlacements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickSpots() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof tickPlacements)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('middle');
  const choices = [
    {
      name: 'tickPlacement',
      options: tickPlacements,
      value: tickPlacement,
      choose: (value: string) =>
        setTickPlacement(value as (typeof tickPlacements)[number]),
    },
    {
      name: 'tickLabelPlacement',
      options: labelPlacements,
      value: tickLabelPlacement,
      choose: (value: string) =>
        setTickLabelPlacement(value as (typeof labelPlacements)[number]),
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 1 }}
      >
        {choices.map(({ name, options, value, choose }) => (
          <FormControl key={name}>
            <FormLabel id={`spots-${name}`}>{name}</FormLabel>
            <RadioGroup
              row
              aria-labelledby={`spots-${name}`}
              value={value}
              onChange={(event) => choose(event.target.value)}
            >
              {options.map((option) => (
                <FormControlLabel
                  key={option}
                  value={option}
                  label={option}
                  control={<Radio size="small" />}
                />
              ))}
            </RadioGroup>
          </FormControl>
        ))}
      </Box>
      <Box component="figure" aria-label="Visitors per opening hour" sx={{ m: 0 }}>
        <BarChart
          height={240}
          margin={{ top: 10, bottom: 30 }}
          xAxis={[
            {
              scaleType: 'band',
              data: ['10:00', '12:00', '14:00', '16:00'],
              tickPlacement,
              tickLabelPlacement,
            },
          ]}
          series={[{ data: [36, 81, 124, 67] }]}
        />
      </Box>
    </Box>
  );
}
