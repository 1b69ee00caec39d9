import { styled } from '@mui/material/styles';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useLegend, useLineSeries } from '@mui/x-charts/hooks';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  color: (theme.vars ?? theme).palette.text.primary,
  fontSize: 14,
  lineHeight: '20px',
  '& th, & td': {
    padding: '6px 8px',
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    textAlign: 'end',
  },
  '& th': { fontWeight: 600 },
  '& th:first-of-type': { textAlign: 'start' },
}));

const Swatch = styled('span')({
  display: 'inline-block',
  width: 16,
  height: 4,
  marginInlineEnd: 8,
  verticalAlign: 'middle',
});

const valuesOf = (key: keyof (typeof commuteYears)[number]) =>
  commuteYears.map((row) => row[key]);

function SeriesTable() {
  const { items } = useLegend();
  const series = useLineSeries();

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Way to work</th>
          <th scope="col">2001</th>
          <th scope="col">2025</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, color, label }) => {
          const data = series.find((line) => line.id === id)?.data ?? [];
          const first = data[0] ?? 0;
          const last = data[data.length - 1] ?? 0;
          return (
            <tr key={id}>
              <th scope="row">
                <Swatch style={{ backgroundColor: color }} />
                {label}
              </th>
              <td>{first.toFixed(1)}%</td>
              <td>{last.toFixed(1)}%</td>
              <td>{(last - first).toFixed(1)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
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
