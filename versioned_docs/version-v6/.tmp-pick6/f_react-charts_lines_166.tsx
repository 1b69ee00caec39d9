import * as React from 'react';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
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
      height={300}
      title="Temperature of a kiln while it cools"
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
      <g clipPath={`url(#${clipPathId})`}>
        <AreaPlot />
        <LinePlot />
      </g>
      <ChartsAxis />
      <ChartsAxisHighlight x="line" />
      <MarkPlot />
      <LineHighlightPlot />
      <ChartsLegend />
      <ChartsTooltip />
      <ChartsClipPath id={clipPathId} />
    </ResponsiveChartContainer>
  );
}
