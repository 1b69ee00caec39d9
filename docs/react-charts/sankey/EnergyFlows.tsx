import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { energy, stages, type Flow } from './energy';
import { layOutFlows, NODE_WIDTH } from './layOutFlows';

const colors: Record<string, string> = {
  Wind: '#1f7a8c',
  Solar: '#b3800d',
  Hydro: '#3a5fc8',
  Gas: '#a8432a',
  Power: '#7b4bb3',
  Heat: '#c2571a',
};

function Flows({ flows }: { flows: Flow[] }) {
  const { nodes, links } = layOutFlows(flows, stages, useDrawingArea());
  const [active, setActive] = React.useState<string | null>(null);

  return (
    <g onPointerLeave={() => setActive(null)}>
      {links.map(({ from, to, value, path }) => (
        <Tooltip
          key={from + to}
          title={`${from} to ${to}: ${value} TWh`}
          followCursor
        >
          <path
            role="img"
            d={path}
            fill={colors[from]}
            fillOpacity={
              active === null || active === from || active === to ? 0.5 : 0.1
            }
            onPointerEnter={() => setActive(null)}
          />
        </Tooltip>
      ))}
      {nodes.map(({ name, stage, value, x, y, height }) => {
        const isLast = stage === stages.length - 1;
        return (
          <g key={name} onPointerEnter={() => setActive(name)}>
            <rect
              x={x}
              y={y}
              width={NODE_WIDTH}
              height={height}
              fill={colors[name] ?? 'var(--mui-palette-text-secondary)'}
            />
            <text
              x={isLast ? x - 6 : x + NODE_WIDTH + 6}
              y={y + height / 2}
              direction="ltr"
              dominantBaseline="central"
              textAnchor={isLast ? 'end' : 'start'}
              fill="var(--mui-palette-text-primary)"
              fontSize={13}
            >
              {name} {value}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export default function EnergyFlows() {
  const [year, setYear] = React.useState('2025');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Year"
        value={year}
        onChange={(_, value) => setYear(value ?? year)}
      >
        <ToggleButton value="2015">2015</ToggleButton>
        <ToggleButton value="2025">2025</ToggleButton>
      </ToggleButtonGroup>
      <ChartContainer
        title={`Energy of a region in ${year}, from sources to uses, in terawatt-hours`}
        height={340}
        margin={8}
        xAxis={[{ position: 'none' }]}
        yAxis={[{ position: 'none' }]}
        series={[]}
      >
        <Flows flows={energy[year]} />
      </ChartContainer>
    </Stack>
  );
}
