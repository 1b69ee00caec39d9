import * as React from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { changes, quarters, sectors } from './exportChanges';

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
      <rect
        className="[rx:6px]"
        x={x + 1.5}
        y={y + 1.5}
        width={Math.max(0, width - 3)}
        height={Math.max(0, height - 3)}
        fill={color}
      />
      <text
        className="pointer-events-none fill-[#1d1d1d] text-[12px] font-medium [dominant-baseline:central] [text-anchor:middle]"
        x={x + width / 2}
        y={y + height / 2}
      >
        {value > 0 ? `+${value}` : value}
      </text>
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
