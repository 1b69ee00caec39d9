import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  SparkLineChart,
  type SparkLineChartProps,
} from '@mui/x-charts/SparkLineChart';
import { bridgeCounts } from '../data/traffic';

const monday = bridgeCounts.slice(0, 24).map(({ bikes }) => bikes);

const kinds: { name: string; props: Partial<SparkLineChartProps> }[] = [
  { name: 'Line', props: {} },
  { name: 'Area', props: { area: true } },
  { name: 'Steps', props: { area: true, curve: 'step' } },
  { name: 'Bars', props: { plotType: 'bar' } },
];

export default function SparkKinds() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
      {kinds.map(({ name, props }) => (
        <div key={name}>
          <Typography variant="body2">{name}</Typography>
          <SparkLineChart
            title={`Bicycles per hour on a Monday, as ${name.toLowerCase()}`}
            height={64}
            data={monday}
            {...props}
          />
        </div>
      ))}
    </Box>
  );
}
