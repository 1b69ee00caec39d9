import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { league } from '../data/sport';

export default function LongLegend() {
  return (
    <ScatterChart
      title="Wins and goals of the 20 teams of a league"
      height={300}
      xAxis={[{ label: 'Wins' }]}
      yAxis={[{ label: 'Goals' }]}
      series={league.map(({ team, won, goals }) => ({
        id: team,
        label: team,
        markerSize: 6,
        data: [{ id: team, x: won, y: goals }],
      }))}
      slotProps={{
        legend: {
          direction: 'vertical',
          tabIndex: 0,
          className:
            'h-[240px] flex-nowrap overflow-y-auto px-2 [&_[data-series=Redwood]_.MuiChartsLegend-series]:font-bold [&_[data-series=Redwood]_.MuiChartsLegend-series]:underline',
        },
      }}
    />
  );
}
