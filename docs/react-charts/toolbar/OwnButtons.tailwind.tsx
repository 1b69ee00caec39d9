import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ChartBaseIconButtonProps } from '@mui/x-charts/models';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { ports } from '../data/trade';

// The React 18 types need this cast.
const OutlinedButton = React.forwardRef<HTMLButtonElement, IconButtonProps>(
  function OutlinedButton(props, ref) {
    return (
      <IconButton
        {...props}
        ref={ref}
        className="rounded-[8px]! border! border-solid! border-(--mui-palette-divider)!"
      />
    );
  },
) as React.ComponentType<ChartBaseIconButtonProps>;

export default function OwnButtons() {
  return (
    <div className="[&_.MuiChartsToolbar-root]:gap-[8px]! [&_.MuiChartsToolbar-root]:self-stretch [&_.MuiChartsToolbar-root]:border-none!">
      <ScatterChartPro
        title="Cargo of twenty ports and its change in a year"
        height={300}
        showToolbar
        hideLegend
        initialZoom={[{ axisId: 'cargo', start: 0, end: 60 }]}
        xAxis={[{ id: 'cargo', label: 'Cargo (million tons)', zoom: true }]}
        yAxis={[{ label: 'Change (%)' }]}
        series={[
          {
            data: ports.map(({ port, cargo, change }) => ({
              id: port,
              x: cargo,
              y: change,
            })),
          },
        ]}
        slots={{
          baseIconButton: OutlinedButton,
          zoomInIcon: AddIcon,
          zoomOutIcon: RemoveIcon,
        }}
      />
    </div>
  );
}
