import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const rows = [
  { year: new Date(2016, 0, 1), tram: 8.1, bus: 6.4, ferry: 0.9 },
  { year: new Date(2017, 0, 1), tram: 8.4, bus: 6.2, ferry: 1.0 },
  { year: new Date(2018, 0, 1), tram: 8.9, bus: 6.3, ferry: 1.2 },
  { year: new Date(2019, 0, 1), tram: 9.6, bus: 6.1, ferry: 1.3 },
  { year: new Date(2020, 0, 1), tram: 4.2, bus: 3.5, ferry: 0.4 },
  { year: new Date(2021, 0, 1), tram: 5.7, bus: 4.3, ferry: 0.7 },
  { year: new Date(2022, 0, 1), tram: 8.0, bus: 5.4, ferry: 1.2 },
  { year: new Date(2023, 0, 1), tram: 9.3, bus: 5.8, ferry: 1.5 },
  { year: new Date(2024, 0, 1), tram: 10.2, bus: 6.0, ferry: 1.7 },
  { year: new Date(2025, 0, 1), tram: 10.8, bus: 6.1, ferry: 1.9 },
];

const area = { area: true, stack: 'trips', showMark: false };

export default function LinesFromRows() {
  return (
    <Box
      component="figure"
      aria-label="Public transport trips per year, in millions"
      dir="ltr"
      sx={{ m: 0, width: '100%' }}
    >
      <LineChart
        height={320}
        margin={{ right: 16, bottom: 32 }}
        dataset={rows}
        xAxis={[
          {
            dataKey: 'year',
            scaleType: 'time',
            valueFormatter: (year: Date) => `${year.getFullYear()}`,
          },
        ]}
        yAxis={[{ label: 'Trips (millions)' }]}
        series={[
          { dataKey: 'tram', label: 'Tram', ...area },
          { dataKey: 'bus', label: 'Bus', ...area },
          { dataKey: 'ferry', label: 'Ferry', ...area },
        ]}
      />
    </Box>
  );
}
