import { BarChart } from '@mui/x-charts/BarChart';
import { exportQuarters } from '../data/trade';

const quarters = exportQuarters.slice(-12);

export default function RestyledBars() {
  return (
    <div className="rounded-[8px] bg-(--mui-palette-action-hover) [&_.MuiBarElement-root]:[fill-opacity:0.5] [&_.MuiBarElement-root]:stroke-current [&_.MuiBarElement-root]:[stroke-width:1.5] [&_.MuiChartsAxis-line]:stroke-(--mui-palette-primary-main)! [&_.MuiChartsAxis-line]:[stroke-width:2]! [&_.MuiChartsAxis-tickLabel]:fill-(--mui-palette-text-secondary)!">
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
