import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ports } from '../data/trade';

const largest = ports.slice(0, 12);
const codes: Record<string, string> = {
  Greyhaven: 'GRH',
  'Oranje Sluis': 'ORS',
  'Santa Marea': 'SMA',
  Kinmoru: 'KNM',
  'Pearl Delta': 'PDL',
  'Long Reach': 'LNG',
  'Cape Merrow': 'CPM',
  Ostvik: 'OSV',
  'Bahia Clara': 'BCL',
  Tidewater: 'TDW',
  'Halden Point': 'HLP',
  Marwick: 'MRW',
};

export default function PortCodes() {
  return (
    <Box
      component="figure"
      aria-label="Cargo handled by the twelve largest ports in a year"
      sx={{ m: 0 }}
    >
      <BarChart
        height={280}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        xAxis={[
          {
            data: largest.map((row) => row.port),
            scaleType: 'band',
            valueFormatter: (port: string, { location }: { location: string }) =>
              location === 'tooltip' ? port : codes[port],
            tickLabelStyle: { fontSize: 11 },
          },
        ]}
        yAxis={[{ label: 'Cargo (million metric tons)' }]}
        series={[
          {
            label: (location) =>
              location === 'tooltip' ? 'Cargo' : 'Cargo, in million metric tons',
            data: largest.map((row) => row.cargo),
            valueFormatter: (value) => `${value} Mt`,
          },
        ]}
      />
    </Box>
  );
}
