import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useChartRootRef } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { exportQuarters } from '../data/trade';

function Sheet({ children }: React.PropsWithChildren) {
  const rootRef = useChartRootRef() as React.RefObject<HTMLDivElement>;
  return (
    <Paper ref={rootRef} variant="outlined" sx={{ padding: 2 }}>
      {children}
    </Paper>
  );
}

export default function ComposedExport() {
  const apiRef = useChartProApiRef<'composition'>();

  return (
    <div>
      <Button onClick={() => apiRef.current?.exportAsPrint({ fileName: 'exports' })}>
        Print the report
      </Button>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={260}
        xAxis={[
          {
            scaleType: 'band',
            data: exportQuarters.map(({ quarter }) => quarter),
          },
        ]}
        series={[
          {
            type: 'bar',
            label: 'Machinery',
            data: exportQuarters.map(({ machinery }) => machinery),
          },
          {
            type: 'line',
            label: 'Food',
            data: exportQuarters.map(({ food }) => food),
          },
        ]}
      >
        <Sheet>
          <Typography variant="subtitle1">Exports per quarter</Typography>
          <ChartsLegend />
          <ChartsSurface title="Exports of machinery and food, 24 quarters">
            <BarPlot />
            <LinePlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
          <Typography variant="caption">
            In millions of dollars. Preliminary for the last two quarters.
          </Typography>
        </Sheet>
      </ChartDataProviderPro>
    </div>
  );
}
