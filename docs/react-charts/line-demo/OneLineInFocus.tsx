import * as React from 'react';
import { blue, grey } from '@mui/material/colors';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { cityClimates, months } from '../data/climate';

export default function OneLineInFocus() {
  const [focus, setFocus] = React.useState('Port Sable');
  const cities = [
    ...cityClimates.filter(({ city }) => city !== focus),
    ...cityClimates.filter(({ city }) => city === focus),
  ];

  return (
    <div>
      <TextField
        select
        fullWidth
        size="small"
        label="City"
        value={focus}
        onChange={(event) => setFocus(event.target.value)}
      >
        {cityClimates.map(({ city }) => (
          <MenuItem key={city} value={city}>
            {city}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title={`Temperature in ${focus} compared with five other cities`}
        height={320}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ label: 'Temperature (°C)' }]}
        series={cities.map(({ city, temperature }) => ({
          id: city,
          label: city,
          color: city === focus ? blue[600] : grey[600],
          showMark: city === focus,
          disableHighlight: city !== focus,
          data: temperature,
          valueFormatter: (value) => `${value} °C`,
        }))}
        sx={{
          [`& .${lineElementClasses.root}`]: { opacity: 0.5, strokeWidth: 1.5 },
          [`& .${lineElementClasses.root}[data-series="${focus}"]`]: {
            opacity: 1,
            strokeWidth: 3,
          },
        }}
      />
    </div>
  );
}
