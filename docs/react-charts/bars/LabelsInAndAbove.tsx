import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  BarChart,
  type BarLabelProps,
  barLabelClasses,
} from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

const sizes = ['Small', 'Medium', 'Large', 'Bulky'];

const Text = styled('text')({
  fill: 'var(--mui-palette-text-primary)',
  fontSize: 13,
  fontWeight: 600,
  textAnchor: 'middle',
  pointerEvents: 'none',
});

function LabelAbove({
  x,
  y,
  width,
  yOrigin,
  skipAnimation,
  children,
}: BarLabelProps) {
  const center = x + width / 2;
  const position = useAnimate(
    { x: center, y: y - 8 },
    {
      initialProps: { x: center, y: yOrigin },
      createInterpolator: (from, to) => (t) => ({
        x: from.x + (to.x - from.x) * t,
        y: from.y + (to.y - from.y) * t,
      }),
      transformProps: (props) => props,
      applyProps: (element: SVGTextElement, props) => {
        element.setAttribute('x', `${props.x}`);
        element.setAttribute('y', `${props.y}`);
      },
      skip: skipAnimation,
    },
  );

  return <Text {...position}>{children}</Text>;
}

export default function LabelsInAndAbove() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
        gap: 2,
        width: '100%',
        [`& .inside .${barLabelClasses.root}`]: {
          fill: 'var(--mui-palette-background-paper)',
        },
      }}
    >
      <BarChart
        className="inside"
        aria-label="Minutes to pick and pack an order, by size"
        height={280}
        xAxis={[{ data: sizes }]}
        series={[
          {
            label: 'Picking',
            stack: 'time',
            color: 'var(--mui-palette-primary-main)',
            data: [2, 5, 9, 16],
          },
          {
            label: 'Packing',
            stack: 'time',
            color: 'var(--mui-palette-secondary-main)',
            data: [4, 6, 3, 11],
          },
        ]}
        barLabel={({ value }, { bar }) => (bar.height < 24 ? null : `${value} min`)}
      />
      <BarChart
        aria-label="Orders per day, by size"
        height={280}
        xAxis={[{ data: sizes }]}
        series={[{ label: 'Orders', data: [312, 248, 127, 36] }]}
        barLabel="value"
        slots={{ barLabel: LabelAbove }}
      />
    </Box>
  );
}
