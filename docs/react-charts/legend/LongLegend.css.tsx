import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { league } from '../data/sport';
import './LongLegend.css';

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
          className: 'long-legend',
        },
      }}
    />
  );
}
