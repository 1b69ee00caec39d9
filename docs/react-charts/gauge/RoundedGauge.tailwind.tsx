import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const disks = [
  {
    name: 'System',
    state: 'Plenty of room',
    color: '[&_.MuiGauge-valueArc]:fill-(--mui-palette-success-main)',
    used: 38,
  },
  {
    name: 'Media',
    state: 'Filling up',
    color: '[&_.MuiGauge-valueArc]:fill-(--mui-palette-warning-main)',
    used: 79,
  },
  {
    name: 'Backup',
    state: 'Almost full',
    color: '[&_.MuiGauge-valueArc]:fill-(--mui-palette-error-main)',
    used: 94,
  },
];

export default function RoundedGauge() {
  return (
    <div className="grid grid-cols-[1fr_1fr_1fr] text-center">
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
            className={`[&_.MuiGauge-referenceArc]:fill-(--mui-palette-action-selected) ${color}`}
          />
          <Typography variant="subtitle2">{name}</Typography>
          <Typography variant="body2">{state}</Typography>
        </div>
      ))}
    </div>
  );
}
