import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { cheerfulFiestaPalette } from '@mui/x-charts/colorPalettes';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';
import { ports } from '../data/trade';

const rows = ports.slice(0, 6);
const names = rows.map((row) => row.port);
const colors = cheerfulFiestaPalette('light').slice(0, 6);
const series = {
  id: 'ports',
  highlightScope: { highlight: 'item', fade: 'global' },
} as const;

export default function LinkedCharts() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const highlight = { highlightedItem: item, onHighlightChange: setItem };

  return (
    <Stack spacing={2}>
      <BarChart
        title="Change of cargo in six ports against the year before, in percent"
        height={220}
        xAxis={[
          { scaleType: 'band', data: names, colorMap: { type: 'ordinal', colors } },
        ]}
        yAxis={[{ label: 'Change (%)' }]}
        series={[{ ...series, data: rows.map((row) => row.change) }]}
        {...highlight}
      />
      <PieChart
        title="Cargo of the same six ports, in million tons"
        height={220}
        slotProps={{
          legend: {
            itemMarkWidth: 12,
            itemMarkHeight: 12,
            padding: 0,
            labelStyle: { fontSize: 13 },
          },
        }}
        colors={colors}
        series={[
          {
            ...series,
            data: rows.map((row) => ({ label: row.port, value: row.cargo })),
          },
        ]}
        {...highlight}
      />
    </Stack>
  );
}
