import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { cells, regions, sources } from './powerMix';

const soft = {
  [`& .${heatmapClasses.cell}`]: {
    rx: '8px',
    shapeRendering: 'auto',
    transition: 'opacity 150ms',
  },
  [`& .${heatmapClasses.highlighted}`]: {
    filter: 'none',
  },
  [`& .${heatmapClasses.faded}`]: {
    filter: 'none',
    opacity: 0.4,
  },
};

export default function CellHighlight() {
  const [isSoft, setIsSoft] = React.useState(true);

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Heatmap
        height={340}
        xAxis={[{ data: sources, categoryGapRatio: 0.06 }]}
        yAxis={[{ data: regions, width: 96, categoryGapRatio: 0.12 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 55,
              color: ['#cfe5d8', '#0b6b4f'],
            },
          },
        ]}
        series={[
          {
            label: 'Generation in a year',
            data: cells,
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: ([, , value]) => `${value} TWh`,
          },
        ]}
        sx={isSoft ? soft : undefined}
      >
        <title>Electricity by region and source</title>
      </Heatmap>
      <FormControlLabel
        control={
          <Switch
            checked={isSoft}
            onChange={(event) => setIsSoft(event.target.checked)}
          />
        }
        label="Soft highlight"
      />
    </Stack>
  );
}
