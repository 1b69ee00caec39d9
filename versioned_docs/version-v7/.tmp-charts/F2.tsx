import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ComposedBars() {
  const clipPathId = React.useId();

  return (
    <ResponsiveChartContainer
      title="Bikes hired per day"
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Wed', 'Thu', 'Fri'] }]}
      series={[{ type: 'bar', label: 'Harbour', data: [64, 71, 98] }]}
    >
      <ChartsGrid horizontal />
      <g clipPath={`url(#${clipPathId})`}>
        <BarPlot borderRadius={4} barLabel="value" />
        <ChartsOverlay />
        <ChartsAxisHighlight x="band" />
      </g>
      <ChartsAxis />
      <ChartsLegend />
      <ChartsTooltip />
      <ChartsClipPath id={clipPathId} />
    </ResponsiveChartContainer>
  );
}
