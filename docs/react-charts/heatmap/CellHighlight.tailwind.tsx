import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, regions, sources } from './powerMix';

const soft =
  '[&_.MuiHeatmap-cell]:[rx:8px] [&_.MuiHeatmap-cell]:[shape-rendering:auto] [&_.MuiHeatmap-cell]:[transition:opacity_150ms] [&_.Charts-highlighted]:[filter:none] [&_.Charts-faded]:opacity-40 [&_.Charts-faded]:[filter:none]';

export default function CellHighlight() {
  const [isSoft, setIsSoft] = React.useState(true);

  return (
    <div className={`flex flex-col items-center ${isSoft ? soft : ''}`}>
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
    </div>
  );
}
