import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const modes = ['car', 'transit', 'bike', 'walk'] as const;
const choices = {
  direction: ['row', 'column'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['left', 'middle', 'right'],
} as const;

type Place = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export default function LegendPlaces() {
  const [hidden, setHidden] = React.useState(false);
  const [{ direction, ...position }, setPlace] = React.useState<Place>({
    direction: 'column',
    vertical: 'middle',
    horizontal: 'left',
  });

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        {(['direction', 'vertical', 'horizontal'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={{ direction, ...position }[name]}
            onChange={(event) =>
              setPlace((place) => ({ ...place, [name]: event.target.value }))
            }
            slotProps={{ select: { native: true } }}
          >
            {choices[name].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </TextField>
        ))}
        <FormControlLabel
          control={<Switch checked={hidden} />}
          label="hidden"
          onChange={(_, checked) => setHidden(checked)}
        />
      </Stack>
      <LineChart
        title="Ways to work in percent, 2001 to 2025"
        height={260}
        margin={direction === 'row' ? { bottom: 70 } : { left: 120, right: 30 }}
        xAxis={[
          {
            data: commuteYears.map((row) => row.year),
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        series={modes.map((mode) => ({
          label: mode,
          data: commuteYears.map((row) => row[mode]),
          showMark: false,
        }))}
        slotProps={{ legend: { direction, position, hidden } }}
      />
    </Stack>
  );
}
