import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { decathletes, decathlonEvents } from '../data/sport';

const metrics = decathlonEvents.map((name) => ({ name, min: 600, max: 1050 }));
const series = decathletes.map(({ name, points }) => ({
  id: name,
  label: name,
  data: points,
  fillArea: true,
}));

export default function RadarHighlight() {
  const [highlight, setHighlight] = React.useState<'axis' | 'series'>('series');
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'M. Lindahl',
  });
  const isSeries = highlight === 'series';

  return (
    <Stack spacing={1}>
      <RadarChart
        title="Decathlon points of three athletes, by event"
        height={380}
        margin={{ left: 70, right: 70 }}
        radar={{ metrics }}
        series={series}
        highlight={highlight}
        highlightedItem={item}
        onHighlightChange={setItem}
        slotProps={{ tooltip: { trigger: isSeries ? 'item' : 'axis' } }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What to highlight"
        value={highlight}
        onChange={(_, value) => setHighlight(value ?? highlight)}
        sx={{ alignSelf: 'center' }}
      >
        <ToggleButton value="series">Series</ToggleButton>
        <ToggleButton value="axis">Axis</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Athlete"
        disabled={!isSeries}
        value={isSeries ? item?.seriesId : null}
        onChange={(_, id) => setItem(id === null ? null : { seriesId: id })}
        sx={{ alignSelf: 'center' }}
      >
        {series.map(({ id }) => (
          <ToggleButton key={id} value={id}>
            {id}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
