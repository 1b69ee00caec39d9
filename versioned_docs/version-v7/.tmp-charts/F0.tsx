import * as React from 'react';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  AreaPlot,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ComposedLines() {
  const clipPathId = React.useId();

  return (
    <ResponsiveChartContainer
      title="Temperature of a kiln while it cools"
      height={300}
      xAxis={[{ data: [0, 5, 10, 20, 45] }]}
      series={[
        {
          type: 'line',
          label: 'Kiln',
          area: true,
          data: [1020, 870, 760, 605, 390],
        },
      ]}
    >
      <ChartsGrid horizontal />
      <g clipPath={`url(#${clipPathId})`}>
        <AreaPlot />
        <LinePlot />
        <ChartsOverlay />
        <ChartsAxisHighlight x="line" />
      </g>
      <ChartsAxis />
      <g data-drawing-container>
        <MarkPlot />
      </g>
      <LineHighlightPlot />
      <ChartsLegend />
      <ChartsTooltip />
      <ChartsClipPath id={clipPathId} />
    </ResponsiveChartContainer>
  );
}
