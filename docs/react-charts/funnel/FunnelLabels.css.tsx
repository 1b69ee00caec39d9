import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_FunnelChart as FunnelChart,
  type FunnelLabelOptions,
} from '@mui/x-charts-pro/FunnelChart';
import { booking } from './funnels';
import './FunnelLabels.css';

const percent = ({ value }: { value: number }) =>
  `${value.toLocaleString('en-US')} (${Math.round((value / booking[0].value) * 100)}%)`;

export default function FunnelLabels() {
  const [position, setPosition] = React.useState<
    NonNullable<FunnelLabelOptions['position']>
  >({
    vertical: 'middle',
    horizontal: 'center',
  });

  return (
    <div className="funnel-labels">
      <FunnelChart
        title="People at each step of a ferry booking, and their part of all who searched"
        height={320}
        gap={4}
        series={[
          {
            data: booking,
            variant: 'outlined',
            valueFormatter: percent,
            sectionLabel: { position, offset: { x: -12 } },
          },
        ]}
      />
      <div className="funnel-labels-controls">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Vertical position"
          value={position.vertical}
          onChange={(_, vertical) =>
            vertical && setPosition({ ...position, vertical })
          }
        >
          <ToggleButton value="top">Top</ToggleButton>
          <ToggleButton value="middle">Middle</ToggleButton>
          <ToggleButton value="bottom">Bottom</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Horizontal position"
          value={position.horizontal}
          onChange={(_, horizontal) =>
            horizontal && setPosition({ ...position, horizontal })
          }
        >
          <ToggleButton value="start">Start</ToggleButton>
          <ToggleButton value="center">Center</ToggleButton>
          <ToggleButton value="end">End</ToggleButton>
        </ToggleButtonGroup>
      </div>
    </div>
  );
}
