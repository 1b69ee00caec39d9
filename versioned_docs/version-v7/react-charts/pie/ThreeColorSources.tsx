import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const bins = [
  { value: 86, label: 'Paper' },
  { value: 64, label: 'Food scraps' },
  { value: 47, label: 'Plastic' },
  { value: 31, label: 'Glass' },
  { value: 18, label: 'Metal' },
  { value: 25, label: 'Mixed waste' },
];
const grayMixedWaste = [...bins.slice(0, 5), { ...bins[5], color: '#8a8f98' }];

export default function ThreeColorSources() {
  const [choice, setChoice] = React.useState('default');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Where the colors come from"
        value={choice}
        onChange={(_, value) => setChoice(value ?? choice)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="default">default</ToggleButton>
        <ToggleButton value="colors">colors</ToggleButton>
        <ToggleButton value="color">colors + color</ToggleButton>
      </ToggleButtonGroup>
      <PieChart
        title="Waste of an office building by bin, in kilograms per week"
        height={240}
        slotProps={{
          legend: {
            itemMarkWidth: 12,
            itemMarkHeight: 12,
            padding: 0,
            labelStyle: { fontSize: 14 },
          },
        }}
        colors={choice === 'default' ? undefined : mangoFusionPalette}
        series={[
          {
            data: choice === 'color' ? grayMixedWaste : bins,
            valueFormatter: ({ value }) => `${value} kg`,
          },
        ]}
      />
    </Stack>
  );
}
