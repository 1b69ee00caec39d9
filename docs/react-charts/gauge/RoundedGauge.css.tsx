import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import './RoundedGauge.css';

const disks = [
  { name: 'System', state: 'Plenty of room', color: 'success', used: 38 },
  { name: 'Media', state: 'Filling up', color: 'warning', used: 79 },
  { name: 'Backup', state: 'Almost full', color: 'error', used: 94 },
];

export default function RoundedGauge() {
  return (
    <div className="rounded-gauges">
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
            className={`rounded-gauge-${color}`}
          />
          <Typography variant="subtitle2">{name}</Typography>
          <Typography variant="body2">{state}</Typography>
        </div>
      ))}
    </div>
  );
}
