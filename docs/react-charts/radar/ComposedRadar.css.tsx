import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { months } from '../data/climate';
import { average, measured } from './rainOf2025';
import './ComposedRadar.css';

const series = [
  {
    id: 'measured',
    label: '2025',
    color: 'var(--mui-palette-primary-main)',
    data: measured,
    fillArea: true,
    valueFormatter: (value: number) => `${value} mm`,
  },
  {
    id: 'average',
    label: '30-year mean',
    color: 'var(--mui-palette-text-primary)',
    data: average,
    valueFormatter: (value: number) => `${value} mm`,
  },
];

export default function ComposedRadar() {
  return (
    <RadarDataProvider
      height={340}
      series={series}
      radar={{ max: 250, metrics: months }}
    >
      <div className="composed-radar">
        <ChartsSurface title="Rain in Aldermouth by month, 2025 and 30-year mean">
          <RadarGrid divisions={5} stripeColor={null} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="measured" />
          <RadarAxisHighlight />
          <RadarSeriesMarks seriesId="measured" />
          <RadarSeriesArea seriesId="average" className="composed-radar-average" />
        </ChartsSurface>
        <ChartsLegend />
        <ChartsTooltip />
      </div>
    </RadarDataProvider>
  );
}
