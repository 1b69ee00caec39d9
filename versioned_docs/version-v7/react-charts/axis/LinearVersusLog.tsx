import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { solarCapacity } from './solarCapacity';

const years = solarCapacity.map((row) => row.year);
const megawatts = solarCapacity.map((row) => row.megawatts);
const formatPower = (value: number | null) => `${value?.toLocaleString('en-US')} MW`;

export default function LinearVersusLog() {
  return (
    <LineChart
      title="Installed solar power on a linear and on a logarithmic axis, 1996 to 2025"
      height={320}
      xAxis={[{ data: years, valueFormatter: String, domainLimit: 'strict' }]}
      yAxis={[
        {
          id: 'linear',
          label: 'Linear (GW)',
          valueFormatter: (value: number) => String(value / 1000),
        },
        { id: 'log', scaleType: 'log', label: 'Log (MW)' },
      ]}
      rightAxis="log"
      margin={{ right: 60 }}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': {
          transform: 'translateX(-10px)',
        },
        [`& .${axisClasses.right} .${axisClasses.label}`]: {
          transform: 'translateX(10px)',
        },
      }}
      series={[
        {
          yAxisId: 'linear',
          label: 'Linear axis, left',
          showMark: false,
          data: megawatts,
          valueFormatter: formatPower,
        },
        {
          yAxisId: 'log',
          label: 'Log axis, right',
          showMark: false,
          data: megawatts,
          valueFormatter: formatPower,
        },
      ]}
    />
  );
}
