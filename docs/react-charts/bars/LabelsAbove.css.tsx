import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimate } from '@mui/x-charts/hooks';
import './LabelsAbove.css';

function LabelAbove(props: BarLabelProps) {
  const { x, y, width, yOrigin, skipAnimation, children } = props;
  const center = x + width / 2;
  const position = useAnimate(
    { x: center, y: y - 8 },
    {
      initialProps: { x: center, y: yOrigin },
      createInterpolator: (from, to) => (t) => ({
        x: from.x + (to.x - from.x) * t,
        y: from.y + (to.y - from.y) * t,
      }),
      transformProps: (current) => current,
      applyProps: (element: SVGTextElement, current) => {
        element.setAttribute('x', `${current.x}`);
        element.setAttribute('y', `${current.y}`);
      },
      skip: skipAnimation,
    },
  );

  return (
    <text className="labels-above-text" {...position}>
      {children}
    </text>
  );
}

export default function LabelsAbove() {
  return (
    <BarChart
      aria-label="Orders per day, by size"
      height={280}
      xAxis={[{ data: ['Letter', 'Small', 'Medium', 'Large', 'Bulky'] }]}
      series={[{ data: [418, 312, 248, 127, 36] }]}
      barLabel="value"
      slots={{ barLabel: LabelAbove }}
    />
  );
}
