import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { months } from '../data/climate';
import { localeList } from './localeList';

const xAxis = [{ id: 'months', data: months, zoom: true }];
const initialZoom = [{ axisId: 'months', start: 0, end: 75 }];
const yAxis = [{ min: 0, max: 40, label: 'Parcels' }];

export default function LocaleSwitch() {
  const [name, setName] = React.useState('ptBR');
  const locale = localeList.find((entry) => entry.name === name);

  return (
    <div>
      <TextField
        select
        size="small"
        label="Locale"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ mb: 2, minWidth: 220 }}
      >
        {localeList.map((entry) => (
          <MenuItem key={entry.name} value={entry.name}>
            {entry.language}
          </MenuItem>
        ))}
      </TextField>
      <ChartsLocalizationProvider localeText={locale?.localeText}>
        <Box
          lang={locale?.tag}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
          }}
        >
          <BarChartPro
            aria-label="Parcels of a month that is over"
            height={220}
            showToolbar
            initialZoom={initialZoom}
            xAxis={xAxis}
            yAxis={yAxis}
            series={[{ data: [] }]}
          />
          <BarChartPro
            aria-label="Parcels of the current month"
            height={220}
            showToolbar
            initialZoom={initialZoom}
            loading
            xAxis={xAxis}
            yAxis={yAxis}
            series={[{ data: [] }]}
          />
        </Box>
      </ChartsLocalizationProvider>
    </div>
  );
}
