import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';

const sizes = ['Small', 'Medium', 'Large', 'Bulky'];

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

  return (
    <text
      className="pointer-events-none fill-(--mui-palette-text-primary) text-[13px] font-semibold [text-anchor:middle]"
      {...position}
    >
      {children}
    </text>
  );
}

export default function LabelsInAndAbove() {
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] gap-4 [&_.inside_.MuiBarLabel-root]:fill-(--mui-palette-background-paper)">
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
    </div>
  );
}
