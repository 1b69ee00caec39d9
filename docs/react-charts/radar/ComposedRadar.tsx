import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
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

const DashedOutline = styled(RadarSeriesArea)({
  fill: 'none',
  strokeWidth: 2,
  strokeDasharray: '6 4',
});

export default function ComposedRadar() {
  return (
    <RadarDataProvider
      height={340}
      series={series}
      radar={{ max: 250, metrics: months }}
    >
      <Stack sx={{ alignItems: 'center' }}>
        <ChartsSurface title="Rain in Aldermouth by month, 2025 and 30-year mean">
          <RadarGrid divisions={5} stripeColor={null} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="measured" />
          <RadarAxisHighlight />
          <RadarSeriesMarks seriesId="measured" />
          <DashedOutline seriesId="average" />
        </ChartsSurface>
        <ChartsLegend />
        <ChartsTooltip />
      </Stack>
    </RadarDataProvider>
  );
}
