import * as React from 'react';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { kinds, sources } from './sources';

export default function PieClickReport() {
  const [report, setReport] = React.useState('Click a slice of either ring.');

  return (
    <Stack spacing={2}>
      <PieChart
        title="Electricity by kind (inner ring) and by source (outer ring)"
        height={280}
        slotProps={{
          legend: {
            itemMarkWidth: 12,
            itemMarkHeight: 12,
            padding: 0,
            labelStyle: { fontSize: 14 },
          },
        }}
        series={[
          { id: 'kinds', outerRadius: '50%', data: kinds },
          { id: 'sources', innerRadius: '58%', data: sources },
        ]}
        onItemClick={(_, identifier, item) =>
          setReport(`${JSON.stringify(identifier)}, ${item.id}: ${item.value} TWh`)
        }
      />
      <div aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
        {report}
      </div>
    </Stack>
  );
}
