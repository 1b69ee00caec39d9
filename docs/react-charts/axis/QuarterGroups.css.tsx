import { BarChart } from '@mui/x-charts/BarChart';
import {
  formatMonth,
  formatQuarter,
  monthStarts,
  quarters,
  visitors,
} from './visitors';
import './QuarterGroups.css';

export default function QuarterGroups() {
  return (
    <div className="quarter-groups">
      <BarChart
        title="Visitors of an open-air museum by month, in thousands, 2024 and 2025"
        height={300}
        xAxis={[
          { data: monthStarts, valueFormatter: formatMonth, disableTicks: true },
          {
            id: 'quarters',
            position: 'bottom',
            data: quarters,
            valueFormatter: formatQuarter,
            disableLine: true,
            height: 42,
          },
        ]}
        yAxis={[{ label: 'Visitors (thousand)' }]}
        series={[{ label: 'Visitors', data: visitors }]}
      />
    </div>
  );
}
