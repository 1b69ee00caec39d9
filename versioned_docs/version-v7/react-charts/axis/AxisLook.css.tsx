import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';
import './AxisLook.css';

const years = commuteYears.map((row) => row.year);

export default function AxisLook() {
  return (
    <div className="axis-look">
      <LineChart
        title="How people in a city get to work, 2001 to 2025"
        height={300}
        xAxis={[{ data: years, valueFormatter: String, domainLimit: 'strict' }]}
        yAxis={[{ label: 'Share of trips (%)' }]}
        series={[
          {
            label: 'Car',
            showMark: false,
            data: commuteYears.map((row) => row.car),
          },
          {
            label: 'Bike',
            showMark: false,
            data: commuteYears.map((row) => row.bike),
          },
        ]}
      />
    </div>
  );
}
