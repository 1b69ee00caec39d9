import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useAnimatePieArc, useAnimatePieArcLabel } from '@mui/x-charts/hooks';
import {
  PieArc,
  PieChart,
  type PieArcLabelProps,
  type PieArcProps,
} from '@mui/x-charts/PieChart';
import { weeks } from './depot';

function RimmedArc(props: PieArcProps) {
  const { outerRadius, color, isFaded } = props;
  const rim = useAnimatePieArc({
    ...props,
    innerRadius: outerRadius + 3,
    outerRadius: outerRadius + 9,
  });

  return (
    <g>
      <PieArc {...props} />
      <path {...rim} fill={color} opacity={isFaded ? 0.2 : 0.5} />
    </g>
  );
}

function OutsideLabel(props: PieArcLabelProps) {
  const position = useAnimatePieArcLabel({
    ...props,
    arcLabelRadius: props.outerRadius + 32,
  });

  return (
    <text
      {...position}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={14}
      fill="var(--mui-palette-text-primary)"
    >
      {props.formattedArcLabel}
    </text>
  );
}

export default function RimmedSlices() {
  const [index, setIndex] = React.useState(0);
  const { name, services } = weeks[index];

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIndex((index + 1) % weeks.length)}
      >
        {name}: show another
      </Button>
      <PieChart
        title={`Parcels by service, ${name}`}
        height={260}
        series={[
          {
            outerRadius: '68%',
            arcLabel: 'value',
            highlightScope: { highlight: 'item', fade: 'global' },
            data: [
              { value: services.standard, label: 'Standard' },
              { value: services.express, label: 'Express' },
              { value: services.returns, label: 'Returns' },
            ],
          },
        ]}
        slots={{ pieArc: RimmedArc, pieArcLabel: OutsideLabel }}
        slotProps={{
          legend: { direction: 'horizontal', position: { vertical: 'bottom' } },
        }}
      />
    </Stack>
  );
}
