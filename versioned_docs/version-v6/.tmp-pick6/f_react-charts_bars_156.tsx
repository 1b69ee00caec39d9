import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ComposedBars() {
  const clipPathId = React.useId();

  return (
    <ResponsiveChartContainer
      height={300}
      title="Bikes hired per day"
      xAxis={[{ scaleType: 'band', data: ['Wed', 'Thu', 'Fri'] }]}
      series={[{ type: 'bar', label: 'Harbour', data: [64, 71, 98] }]}
    >
      <g clipPath={`url(#${clipPathId})`}>
        <BarPlot />
      </g>
      <ChartsAxis />
      <ChartsLegend />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip />
      <ChartsClipPath id={clipPathId} />
    </ResponsiveChartContainer>
  );
}
