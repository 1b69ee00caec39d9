import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useAnimateArea, useAnimateLine } from '@mui/x-charts/hooks';
import {
  LineChart,
  type AnimatedAreaProps,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';
import { commuteYears } from '../data/traffic';

function SoftArea({ d, skipAnimation, ownerState }: AnimatedAreaProps) {
  const path = useAnimateArea({ d, skipAnimation });
  return <path {...path} fill={ownerState.color} fillOpacity={0.1} />;
}

function CasedLine({ d, skipAnimation, ownerState, ...other }: AnimatedLineProps) {
  const casing = useAnimateLine({ d, skipAnimation });
  const line = useAnimateLine({ d, skipAnimation });
  return (
    <g {...other} fill="none">
      <path
        {...casing}
        stroke="var(--mui-palette-background-paper)"
        strokeWidth={8}
      />
      <path {...line} stroke={ownerState.color} strokeWidth={3} />
    </g>
  );
}

const years = commuteYears.map(({ year }) => year);
const modes = { transit: 'Bus and train', bike: 'Bicycle', walk: 'On foot' };
const options = { share: 'Share', change: 'Change since 2001' };

export default function CasedLines() {
  const [view, setView] = React.useState('share');

  const series = (['transit', 'bike', 'walk'] as const).map((mode) => ({
    label: modes[mode],
    area: true,
    showMark: false,
    data: commuteYears.map((row) =>
      view === 'share' ? row[mode] : row[mode] - commuteYears[0][mode],
    ),
  }));

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What the lines show"
        value={view}
        onChange={(_, value) => setView(value ?? view)}
        sx={{ mb: 2, '& button': { textTransform: 'none' } }}
      >
        {Object.entries(options).map(([value, label]) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Ways to work, 2001 to 2025"
        height={280}
        xAxis={[{ data: years, valueFormatter: String, domainLimit: 'strict' }]}
        yAxis={[{ min: -10, max: 40, label: 'Percent of commuters' }]}
        series={series}
        slots={{ line: CasedLine, area: SoftArea }}
      />
    </div>
  );
}
