import { LineChart } from '@mui/x-charts/LineChart';
import { formats, years } from './musicFormats';

export default function Streamgraph() {
  return (
    <LineChart
      title="Music sold by format, 1974 to 2024, as a streamgraph"
      height={300}
      xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ position: 'none' }]}
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
