import type { SourceFile } from '@site/src/lib/contracts/demos';

const entry = `import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];
const toKilowatts = (value: number | null) => (value === null ? '' : \`\${value} kW\`);

export default function SolarChart() {
  return (
    <LineChart
      aria-label="Power of two solar roofs over a day"
      height={340}
      sx={{ width: '100%' }}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => \`\${hour}:00\` }]}
      yAxis={[{ label: 'Power (kW)', width: 56 }]}
      series={[
        {
          label: 'School',
          data: [0.4, 3.1, 7.8, 10.2, 9.6, 6.1, 2.2, 0.1],
          valueFormatter: toKilowatts,
        },
        {
          label: 'Library',
          data: [0.2, 1.4, 3.9, 5.6, 5.9, 4.4, 1.7, 0.1],
          valueFormatter: toKilowatts,
        },
      ]}
    />
  );
}
`;

export const chartsTemplate: SourceFile[] = [{ name: 'SolarChart.tsx', code: entry }];
