import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { budget } from './budget';
import { squarify, type Box } from './squarify';

const sumOf = (items: { amount: number }[]) =>
  items.reduce((sum, { amount }) => sum + amount, 0);

function Tile(props: { box: Box; name: string; amount: number; color: string }) {
  const { box, name, amount, color } = props;
  const isLarge = box.width > name.length * 7.5 + 8 && box.height > 40;

  return (
    <Tooltip title={`${name}: $${amount} million`} followCursor>
      <g role="img">
        <rect {...box} fill={color} stroke="var(--mui-palette-background-default)" />
        {isLarge && (
          <text
            x={box.x + box.width / 2}
            y={box.y + box.height / 2}
            fill="#fff"
            fontSize={13}
            textAnchor="middle"
          >
            {name}
            <tspan x={box.x + box.width / 2} dy="1.3em" fontSize={12}>
              ${amount}M
            </tspan>
          </text>
        )}
      </g>
    </Tooltip>
  );
}

function Tiles({ areas }: { areas: typeof budget }) {
  const { left, top, width, height } = useDrawingArea();
  const boxes = squarify(
    areas.map(({ items }) => sumOf(items)),
    { x: left, y: top, width, height },
  );

  return areas.map(({ area, color, items }, index) => {
    const tiles = squarify(
      items.map(({ amount }) => amount),
      boxes[index],
    );
    return items.map((item, tile) => (
      <Tile key={`${area} ${item.name}`} {...item} color={color} box={tiles[tile]} />
    ));
  });
}

export default function BudgetTreemap() {
  const [shown, setShown] = React.useState('All');

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {['All', ...budget.map(({ area }) => area)].map((name) => (
          <Chip
            key={name}
            label={name}
            aria-pressed={name === shown}
            variant={name === shown ? 'filled' : 'outlined'}
            onClick={() => setShown(name)}
          />
        ))}
      </Stack>
      <ChartContainer
        title="Budget of a city by area and purpose"
        height={340}
        margin={0}
        xAxis={[{ position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[]}
      >
        <Tiles
          areas={budget.filter(({ area }) => shown === 'All' || area === shown)}
        />
      </ChartContainer>
    </Stack>
  );
}
