import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { cityClimates, months } from '../data/climate';

const compared = ['Port Sable', 'Aldermouth', 'Rimrock'];

export default function SubjectsCompared() {
  const [hideMark, setHideMark] = React.useState(false);
  const [fillArea, setFillArea] = React.useState(true);

  return (
    <div>
      <RadarChart
        title="Rain by month in three cities"
        height={360}
        radar={{ max: 120, metrics: months }}
        series={compared.map((name) => ({
          id: name,
          label: name,
          data: cityClimates.find(({ city }) => city === name)?.rain ?? [],
          valueFormatter: (value: number) => `${value} mm`,
          hideMark,
          fillArea,
        }))}
      />
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={!hideMark}
              onChange={(event) => setHideMark(!event.target.checked)}
            />
          }
          label="Marks"
        />
        <FormControlLabel
          control={
            <Switch
              checked={fillArea}
              onChange={(event) => setFillArea(event.target.checked)}
            />
          }
          label="Fill"
        />
      </Stack>
    </div>
  );
}
