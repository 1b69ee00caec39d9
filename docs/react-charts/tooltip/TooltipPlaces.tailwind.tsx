import * as React from 'react';
import Popper from '@mui/material/Popper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  useDrawingArea,
  useSvgRef,
  useXAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { bridgeCounts } from '../data/traffic';

type Place = 'Pointer' | 'Top of the plot' | 'Top of the bar';

const monday = bridgeCounts.filter((count) => count.weekday === 0);

function PlacedTooltip({ place }: { place: Place }) {
  const item = useItemTooltip<'bar'>();
  const svgRef = useSvgRef();
  const area = useDrawingArea();
  const { data: hours } = useXAxis();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const updatePopper = React.useRef<() => void>(undefined);
  const pointer = React.useRef({ x: 0, y: 0 });

  React.useEffect(() => {
    const svg = svgRef.current;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      pointer.current = { x: clientX, y: clientY };
      updatePopper.current?.();
    };
    svg?.addEventListener('pointermove', follow);
    return () => svg?.removeEventListener('pointermove', follow);
  }, [svgRef]);

  if (item?.identifier.dataIndex === undefined) {
    return null;
  }
  const hour = hours?.[item.identifier.dataIndex];
  const barTop = yScale(Number(item.value));

  const getBoundingClientRect = () => {
    if (place === 'Pointer') {
      return new DOMRect(pointer.current.x, pointer.current.y);
    }
    const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
    const center = (xScale(hour) ?? 0) + xScale.bandwidth() / 2;
    const y = place === 'Top of the bar' ? barTop : area.top;
    return new DOMRect(svg.left + center, svg.top + y);
  };

  return (
    <Popper
      open
      placement="top"
      popperRef={(popper) => {
        updatePopper.current = popper?.update;
      }}
      anchorEl={{ getBoundingClientRect }}
      style={{ pointerEvents: 'none', zIndex: 1500 }}
    >
      <div className="mb-2 rounded-[16px] bg-(--mui-palette-background-paper) px-3 py-1 text-[14px] text-(--mui-palette-text-primary) shadow-(--mui-shadows-4)">
        {hour}:00, <strong>{item.formattedValue} bikes</strong>
      </div>
    </Popper>
  );
}

const tooltips = {
  Pointer: () => <PlacedTooltip place="Pointer" />,
  'Top of the plot': () => <PlacedTooltip place="Top of the plot" />,
  'Top of the bar': () => <PlacedTooltip place="Top of the bar" />,
};

export default function TooltipPlaces() {
  const [place, setPlace] = React.useState<Place>('Top of the bar');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the tooltip"
        value={place}
        onChange={(_, value) => setPlace(value ?? place)}
      >
        {Object.keys(tooltips).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Bikes on the bridge on a Monday, by hour"
        height={280}
        xAxis={[{ data: monday.map((count) => count.hour), label: 'Hour' }]}
        yAxis={[{ label: 'Bikes' }]}
        series={[{ data: monday.map((count) => count.bikes) }]}
        slots={{ tooltip: tooltips[place] }}
      />
    </div>
  );
}
