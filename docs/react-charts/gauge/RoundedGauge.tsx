import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const disks = [
  { name: 'System', state: 'Plenty of room', color: 'success', used: 38 },
  { name: 'Media', state: 'Filling up', color: 'warning', used: 79 },
  { name: 'Backup', state: 'Almost full', color: 'error', used: 94 },
];

export default function RoundedGauge() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr 1fr',
        textAlign: 'center',
      }}
    >
      {disks.map(({ name, state, color, used }) => (
        <div key={name}>
          <Gauge
            aria-label={`${name} disk`}
            height={130}
            value={used}
            text={`${used}%`}
            startAngle={-120}
            endAngle={120}
            cornerRadius="50%"
            sx={{
              [`& .${gaugeClasses.valueArc}`]: {
                fill: `var(--mui-palette-${color}-main)`,
              },
              [`& .${gaugeClasses.referenceArc}`]: {
                fill: 'var(--mui-palette-action-selected)',
              },
            }}
          />
          <Typography variant="subtitle2">{name}</Typography>
          <Typography variant="body2">{state}</Typography>
        </div>
      ))}
    </Box>
  );
}
