import { BarChart } from '@mui/x-charts/BarChart';
import { exportQuarters } from '../data/trade';
import './RestyledBars.css';

const quarters = exportQuarters.slice(-12);

export default function RestyledBars() {
  return (
    <div className="restyled-bars">
      <BarChart
        title="Exports in the last twelve quarters, in millions of dollars"
        height={300}
        dataset={quarters.map((row) => ({ ...row }))}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        series={[
          { dataKey: 'machinery', label: 'Machinery' },
          { dataKey: 'vehicles', label: 'Vehicles' },
        ]}
      />
    </div>
  );
}
