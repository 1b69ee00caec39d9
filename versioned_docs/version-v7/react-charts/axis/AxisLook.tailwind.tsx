import { LineChart } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const years = commuteYears.map((row) => row.year);

export default function AxisLook() {
  return (
    <div className="[&_.MuiChartsAxis-label]:italic [&_.MuiChartsAxis-left_.MuiChartsAxis-line]:[stroke-dasharray:2_4] [&_.MuiChartsAxis-line]:stroke-(--mui-palette-text-disabled)! [&_.MuiChartsAxis-tick]:stroke-(--mui-palette-text-disabled)! [&_.MuiChartsAxis-tickLabel]:fill-(--mui-palette-text-secondary)!">
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
