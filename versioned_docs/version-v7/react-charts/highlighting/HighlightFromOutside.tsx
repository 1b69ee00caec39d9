import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { cityClimates, months } from '../data/climate';

const cities = [cityClimates[0], cityClimates[4]];

export default function HighlightFromOutside() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'Aldermouth',
    dataIndex: 9,
  });
  const city = item ? String(item.seriesId) : '';
  const month = item?.dataIndex ?? 0;

  return (
    <Stack spacing={2}>
      <BarChart
        title="Rain in two cities, month by month"
        height={280}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ label: 'Rain (mm)' }]}
        series={cities.map((row) => ({
          id: row.city,
          label: row.city,
          data: row.rain,
          highlightScope: { highlight: 'item', fade: 'global' },
        }))}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
      <TextField
        select
        size="small"
        label="seriesId"
        value={city}
        onChange={({ target: { value } }) =>
          setItem(value ? { seriesId: value, dataIndex: month } : null)
        }
      >
        <MenuItem value="">No highlight</MenuItem>
        {cities.map((row) => (
          <MenuItem key={row.city} value={row.city}>
            {row.city}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ px: 1 }}>
        dataIndex {month}: {months[month]}
        <Slider
          size="small"
          aria-label="dataIndex"
          max={11}
          disabled={!item}
          value={month}
          onChange={(_, value) =>
            setItem({ seriesId: city, dataIndex: Number(value) })
          }
        />
      </Box>
    </Stack>
  );
}
