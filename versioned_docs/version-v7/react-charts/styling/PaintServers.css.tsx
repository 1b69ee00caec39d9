import { BarChart } from '@mui/x-charts/BarChart';
import { exportQuarters } from '../data/trade';
import './PaintServers.css';

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
          <stop className="paint-start" offset="0" />
          <stop className="paint-end" offset="1" />
        </linearGradient>
        <pattern
          id="paint-stripes"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="paint-stripes" d="M0 4h8" />
        </pattern>
      </defs>
    </BarChart>
  );
}
