import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { exportQuarters } from '../data/trade';

const Stop = styled('stop')({
  stopColor: 'var(--mui-palette-primary-main)',
  '&.end': { stopColor: 'var(--mui-palette-secondary-main)' },
});
const Stripes = styled('path')({
  stroke: 'var(--mui-palette-warning-main)',
  strokeWidth: 4,
});

const quarters = exportQuarters.slice(-12);

export default function PaintServers() {
  return (
    <BarChart
      title="Exports in the last twelve quarters, in millions of dollars"
      height={300}
      dataset={quarters.map((row) => ({ ...row }))}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'machinery', label: 'Machinery', color: 'url(#paint-fade)' },
        { dataKey: 'food', label: 'Food', color: 'url(#paint-stripes)' },
      ]}
    >
      <defs>
        <linearGradient id="paint-fade" x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" />
          <Stop className="end" offset="1" />
        </linearGradient>
        <pattern
          id="paint-stripes"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <Stripes d="M0 4h8" />
        </pattern>
      </defs>
    </BarChart>
  );
}
