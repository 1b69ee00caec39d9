import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const options = {
  tickPlacement: ['extremities', 'start', 'middle', 'end'],
  tickLabelPlacement: ['middle', 'tick'],
} as const;
const names = ['tickPlacement', 'tickLabelPlacement'] as const;

export default function TickSpots() {
  const [placement, setPlacement] = React.useState<{
    tickPlacement: (typeof options.tickPlacement)[number];
    tickLabelPlacement: (typeof options.tickLabelPlacement)[number];
  }>({ tickPlacement: 'extremities', tickLabelPlacement: 'middle' });

  return (
    <Stack spacing={1}>
      {names.map((name) => (
        <div key={name}>
          <FormLabel id={name}>{name}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={name}
            value={placement[name]}
            onChange={(_, value) => setPlacement({ ...placement, [name]: value })}
          >
            {options[name].map((value) => (
              <FormControlLabel
                key={value}
                value={value}
                label={value}
                control={<Radio size="small" />}
              />
            ))}
          </RadioGroup>
        </div>
      ))}
      <BarChart
        aria-label="Visitors of an aquarium by hour"
        height={240}
        xAxis={[{ data: [9, 10, 11, 12, 13, 14, 15, 16, 17], ...placement }]}
        yAxis={[{ label: 'Visitors' }]}
        series={[{ data: [41, 88, 132, 118, 97, 141, 156, 109, 52] }]}
      />
    </Stack>
  );
}
