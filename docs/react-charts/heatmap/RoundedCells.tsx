import * as React from 'react';
import { styled } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { changes, quarters, sectors } from './exportChanges';

const Tile = styled('rect')({
  rx: '6px',
});

const Value = styled('text')({
  fill: '#1d1d1d',
  fontSize: 12,
  fontWeight: 500,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
});

interface ValueCellProps extends Omit<React.SVGProps<SVGGElement>, 'ref'> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

function ValueCell(props: ValueCellProps) {
  const { x, y, width, height, ownerState, ...handlers } = props;
  const { color, value } = ownerState;

  return (
    <g {...handlers}>
      <Tile
        x={x + 1.5}
        y={y + 1.5}
        width={Math.max(0, width - 3)}
        height={Math.max(0, height - 3)}
        fill={color}
      />
      <Value x={x + width / 2} y={y + height / 2}>
        {value > 0 ? `+${value}` : value}
      </Value>
    </g>
  );
}

export default function RoundedCells() {
  return (
    <Heatmap
      height={300}
      xAxis={[{ data: quarters }]}
      yAxis={[{ data: sectors, width: 82 }]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [-2, 3],
            colors: ['#f2b8a2', '#e6e3dc', '#a4d4c1'],
          },
        },
      ]}
      series={[
        {
          label: 'Change',
          data: changes,
          valueFormatter: ([, , value]) => `${value}%`,
        },
      ]}
      slots={{ cell: ValueCell }}
    >
      <title>Change in exports from the previous quarter, in percent</title>
    </Heatmap>
  );
}
