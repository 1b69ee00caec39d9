import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { animated, useSpring } from '@react-spring/web';
import { days, weeks } from './depot';

const Text = styled(animated.text)(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  fontSize: 14,
  fontWeight: 600,
  textAnchor: 'middle',
}));

function SpringLabel(props: BarLabelProps) {
  const { x, y, width, yOrigin, skipAnimation, children } = props;
  const spring = useSpring({
    from: { y: yOrigin },
    to: { y: y - 10 },
    config: { tension: 170, friction: 7 },
    immediate: skipAnimation,
  });

  return (
    <Text x={x + width / 2} y={spring.y}>
      {children}
    </Text>
  );
}

export default function SpringLabels() {
  const [index, setIndex] = React.useState(0);
  const { name, parcels } = weeks[index];

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIndex((index + 1) % weeks.length)}
      >
        {name}: show another
      </Button>
      <BarChart
        title={`Parcels per day, ${name}`}
        height={260}
        xAxis={[{ data: days }]}
        yAxis={[{ max: 600, label: 'Parcels' }]}
        series={[{ data: parcels }]}
        barLabel="value"
        slots={{ barLabel: SpringLabel }}
      />
    </Stack>
  );
}
