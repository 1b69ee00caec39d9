import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { regionMix } from '../data/energy';

const triggers = ['axis', 'item'] as const;
const sources = ['hydro', 'wind', 'solar', 'gas', 'coal'] as const;
const series = sources.map((source) => ({
  label: source,
  stack: 'mix',
  data: regionMix.map((row) => row[source]),
  valueFormatter: (value: number | null) => `${value} TWh`,
}));

export default function TriggerPair() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        gap: 2,
      }}
    >
      {triggers.map((trigger) => (
        <Box
          key={trigger}
          component="figure"
          aria-label={`Electricity by region and source, tooltip by ${trigger}`}
          sx={{ m: 0 }}
        >
          <Typography variant="subtitle2" component="div" align="center">
            trigger: &apos;{trigger}&apos;
          </Typography>
          <BarChart
            layout="horizontal"
            height={320}
            margin={{ left: 100, right: 20, top: 70, bottom: 30 }}
            yAxis={[{ scaleType: 'band', data: regionMix.map((row) => row.region) }]}
            series={series}
            tooltip={{ trigger }}
            slotProps={{
              legend: { itemMarkWidth: 12, itemMarkHeight: 12 },
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
