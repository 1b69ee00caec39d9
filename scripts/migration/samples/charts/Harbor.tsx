import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsOnAxisClickHandler } from '@mui/x-charts/ChartsOnAxisClickHandler';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { unstable_useBarSeries as useBarSeries } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { cargo, ports } from './data';

/** Names the first series in the middle of the drawing. */
function SeriesName() {
  const series = useBarSeries();
  const first = series?.seriesOrder[0];
  return <text y={20}>{first === undefined ? '' : String(series?.series[first]?.label)}</text>;
}

export function Harbor({ onPort }: { onPort: (port: string) => void }) {
  return (
    <ResponsiveChartContainer
      height={300}
      xAxis={[{ id: 'ports', scaleType: 'band', data: ports }]}
      series={[{ type: 'bar', data: cargo, label: 'Cargo' }]}
    >
      <ChartsOnAxisClickHandler onAxisClick={(_event, data) => onPort(String(data?.axisValue))} />
      <BarPlot />
      <SeriesName />
      <ChartsXAxis position="top" axisId="ports" />
      <ChartsYAxis label="Tons" labelFontSize={14} />
    </ResponsiveChartContainer>
  );
}
