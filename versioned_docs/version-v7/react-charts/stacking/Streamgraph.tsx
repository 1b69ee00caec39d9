import { LineChart } from '@mui/x-charts/LineChart';
import { formats, years } from './musicFormats';

export default function Streamgraph() {
  return (
    <LineChart
      title="Music sold by format, 1974 to 2024, as a streamgraph"
      height={330}
      margin={{ top: 70, left: 20, right: 20, bottom: 30 }}
      xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String }]}
      leftAxis={null}
      series={formats.map((format) => ({
        ...format,
        area: true,
        showMark: false,
        stack: 'sales',
        stackOffset: 'wiggle',
        stackOrder: 'insideOut',
      }))}
    />
  );
}
