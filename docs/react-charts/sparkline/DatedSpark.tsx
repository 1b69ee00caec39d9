import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { createTradingDays } from '../data/trade';

const days = createTradingDays(60);
const dates = days.map(({ date }) => date);
const prices = days.map(({ close }) => close);

export default function DatedSpark() {
  const [showTooltip, setShowTooltip] = React.useState(true);
  const [showHighlight, setShowHighlight] = React.useState(true);

  return (
    <Stack spacing={1}>
      <Typography>Greyhaven Shipping: ${prices[59].toFixed(2)}</Typography>
      <SparkLineChart
        aria-label="Share price over 60 trading days"
        height={80}
        data={prices}
        valueFormatter={(price) => (price === null ? '' : `$${price.toFixed(2)}`)}
        xAxis={{
          data: dates,
          scaleType: 'time',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' }),
        }}
        showTooltip={showTooltip}
        showHighlight={showHighlight}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="showTooltip"
          control={<Switch checked={showTooltip} />}
          onChange={(_, checked) => setShowTooltip(checked)}
        />
        <FormControlLabel
          label="showHighlight"
          control={<Switch checked={showHighlight} />}
          onChange={(_, checked) => setShowHighlight(checked)}
        />
      </Stack>
    </Stack>
  );
}
