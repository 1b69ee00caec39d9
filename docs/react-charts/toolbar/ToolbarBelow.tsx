import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useChartRootRef } from '@mui/x-charts/hooks';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { exportQuarters } from '../data/trade';

function ExportedPart({ children }: React.PropsWithChildren) {
  const rootRef = useChartRootRef() as React.RefObject<HTMLDivElement>;
  return <div ref={rootRef}>{children}</div>;
}

export default function ToolbarBelow() {
  return (
    <ChartDataProviderPro
      height={260}
      xAxis={[
        {
          scaleType: 'band',
          data: exportQuarters.map(({ quarter }) => quarter),
        },
      ]}
      yAxis={[{ label: 'Exports ($ million)' }]}
      series={[
        { type: 'bar', data: exportQuarters.map(({ machinery }) => machinery) },
      ]}
    >
      <ExportedPart>
        <Typography variant="subtitle1">Machinery</Typography>
        <ChartsSurface title="Exports of machinery, 24 quarters">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ExportedPart>
      <Stack sx={{ alignItems: 'center' }}>
        <ChartsToolbarPro printOptions={{ fileName: 'machinery' }} />
      </Stack>
    </ChartDataProviderPro>
  );
}
