import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { regionMix } from '../data/energy';

const views = ['Grouped', 'Stacked', 'Shares'];

interface RegionToolbarProps {
  view?: string;
  setView?: (view: string) => void;
}

function RegionToolbar({ view, setView }: RegionToolbarProps) {
  return (
    <Toolbar aria-label="View">
      {views.map((name) => (
        <ToolbarButton
          key={name}
          aria-pressed={name === view}
          onClick={() => setView?.(name)}
          render={
            <Button size="small" variant={name === view ? 'contained' : 'text'} />
          }
        >
          {name}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

export default function ViewToolbar() {
  const [view, setView] = React.useState('Stacked');

  return (
    <BarChart
      title="Electricity from wind, sun and gas in eight regions"
      height={300}
      showToolbar
      slots={{ toolbar: RegionToolbar }}
      slotProps={{ toolbar: { view, setView } }}
      xAxis={[{ data: regionMix.map(({ region }) => region), height: 40 }]}
      yAxis={[
        view === 'Shares'
          ? {
              label: 'Share',
              valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
            }
          : { label: 'Electricity (TWh)' },
      ]}
      series={(['wind', 'solar', 'gas'] as const).map((source) => ({
        label: source[0].toUpperCase() + source.slice(1),
        data: regionMix.map((region) => region[source]),
        stack: view === 'Grouped' ? undefined : 'all',
        stackOffset: view === 'Shares' ? 'expand' : 'none',
        valueFormatter: (energy: number | null) => `${energy} TWh`,
      }))}
    />
  );
}
