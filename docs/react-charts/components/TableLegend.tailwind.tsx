import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const tableClasses =
  'w-full border-collapse text-[14px]/[20px] text-(--mui-palette-text-primary)';
const cellClasses =
  'border-0 border-b border-solid border-(--mui-palette-divider) px-[8px] py-[6px] text-end';
const headClasses = `${cellClasses} font-semibold first:text-start`;

const valuesOf = (key: keyof (typeof commuteYears)[number]) =>
  commuteYears.map((row) => row[key]);

function SeriesTable() {
  const { items } = useLegend();
  const series = useLineSeries();

  return (
    <table className={tableClasses}>
      <thead>
        <tr>
          <th className={headClasses} scope="col">
            Way to work
          </th>
          <th className={headClasses} scope="col">
            2001
          </th>
          <th className={headClasses} scope="col">
            2025
          </th>
          <th className={headClasses} scope="col">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, color, label }) => {
          const data = series.find((line) => line.id === id)?.data ?? [];
          const first = data[0] ?? 0;
          const last = data[data.length - 1] ?? 0;
          return (
            <tr key={id}>
              <th className={headClasses} scope="row">
                <span
                  className="me-[8px] inline-block h-[4px] w-[16px] align-middle"
                  style={{ backgroundColor: color }}
                />
                {label}
              </th>
              <td className={cellClasses}>{first.toFixed(1)}%</td>
              <td className={cellClasses}>{last.toFixed(1)}%</td>
              <td className={cellClasses}>{(last - first).toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export default function TableLegend() {
  return (
    <ChartDataProvider
      height={280}
      xAxis={[{ data: valuesOf('year'), valueFormatter: String }]}
      yAxis={[{ label: 'Percent of commuters', min: 0 }]}
      series={[
        { type: 'line', data: valuesOf('car'), label: 'Car' },
        { type: 'line', data: valuesOf('transit'), label: 'Bus and train' },
        { type: 'line', data: valuesOf('bike'), label: 'Bicycle' },
        { type: 'line', data: valuesOf('walk'), label: 'On foot' },
      ]}
    >
      <ChartsSurface title="How people get to work, 2001 to 2025">
        <LinePlot />
        <LineHighlightPlot />
        <ChartsAxisHighlight x="line" />
        <ChartsAxis />
      </ChartsSurface>
      <ChartsTooltip />
      <SeriesTable />
    </ChartDataProvider>
  );
}
