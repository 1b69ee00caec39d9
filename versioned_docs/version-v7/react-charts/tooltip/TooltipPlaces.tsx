import * as React from 'react';
import Box from '@mui/material/Box';
import Popper, { type PopperProps } from '@mui/material/Popper';
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

function PlacedPopper({ place, ...props }: PopperProps & { place: Place }) {
  const item = useItemTooltip<'bar'>();
  const svgRef = useSvgRef();
  const area = useDrawingArea();
  const { data: hours } = useXAxis();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const hour = hours?.[item?.identifier.dataIndex ?? 0];

  const getBoundingClientRect = () => {
    const svg = svgRef.current?.getBoundingClientRect() ?? new DOMRect();
    const center = (xScale(hour) ?? 0) + xScale.bandwidth() / 2;
    const y = place === 'Top of the bar' ? yScale(Number(item?.value)) : area.top;
    return new DOMRect(svg.left + center, svg.top + y);
  };

  return (
    <Popper
      {...props}
      {...(place !== 'Pointer' && {
        placement: 'top',
        anchorEl: { getBoundingClientRect },
      })}
      style={{ pointerEvents: 'none', zIndex: 1500 }}
    />
  );
}

const poppers = {
  Pointer: (props: PopperProps) => <PlacedPopper {...props} place="Pointer" />,
  'Top of the plot': (props: PopperProps) => (
    <PlacedPopper {...props} place="Top of the plot" />
  ),
  'Top of the bar': (props: PopperProps) => (
    <PlacedPopper {...props} place="Top of the bar" />
  ),
};

export default function TooltipPlaces() {
  const [place, setPlace] = React.useState<Place>('Top of the bar');

  return (
    <Box
      component="figure"
      aria-label="Bikes on the bridge on a Monday, by hour"
      sx={{ m: 0 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the tooltip"
        value={place}
        onChange={(_, value) => setPlace(value ?? place)}
      >
        {Object.keys(poppers).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={280}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-label': {
            transform: 'translateX(-10px)',
          },
        }}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: monday.map((count) => count.hour),
            label: 'Hour',
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Bikes' }]}
        series={[{ data: monday.map((count) => count.bikes) }]}
        tooltip={{ trigger: 'item' }}
        slots={{ popper: poppers[place] }}
      />
    </Box>
  );
}
