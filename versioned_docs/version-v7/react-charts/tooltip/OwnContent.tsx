import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipMark,
  useAxisTooltip,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { exportQuarters } from '../data/trade';

const goods = ['machinery', 'vehicles', 'chemicals', 'food', 'textiles'] as const;
const quarters = exportQuarters.slice(0, 16);

function ItemCard() {
  const item = useItemTooltip<'bar'>();
  if (item?.identifier.dataIndex === undefined) {
    return null;
  }
  const { quarter } = quarters[item.identifier.dataIndex];
  return (
    <Box
      sx={{
        minWidth: 180,
        mx: 2,
        p: 1.5,
        borderRadius: '12px',
        bgcolor: 'background.paper',
        boxShadow: 4,
        color: 'text.primary',
        fontSize: 14,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <ChartsTooltipMark color={item.color} />
        {item.label} in {quarter}
      </Stack>
      <Box sx={{ fontSize: 18, fontWeight: 700 }}>{item.formattedValue}</Box>
    </Box>
  );
}

function AxisCard() {
  const axis = useAxisTooltip();
  if (!axis) {
    return null;
  }
  const items = axis.seriesItems;
  const total = items.reduce((sum, item) => sum + Number(item.value), 0);
  return (
    <Box
      sx={{
        minWidth: 180,
        mx: 2,
        p: 1.5,
        borderRadius: '12px',
        bgcolor: 'background.paper',
        boxShadow: 4,
        color: 'text.primary',
        fontSize: 14,
      }}
    >
      <Box sx={{ fontSize: 18, fontWeight: 700 }}>{axis.axisFormattedValue}</Box>
      {items.map((item) => (
        <Stack
          key={item.seriesId}
          direction="row"
          sx={{ alignItems: 'center', gap: 1 }}
        >
          <ChartsTooltipMark color={item.color} />
          {item.formattedLabel}
          <Box component="strong" sx={{ marginInlineStart: 'auto' }}>
            {item.formattedValue}
          </Box>
        </Stack>
      ))}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        Total
        <Box component="strong" sx={{ marginInlineStart: 'auto' }}>
          ${total} M
        </Box>
      </Stack>
    </Box>
  );
}

export default function OwnContent() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item'>('axis');

  return (
    <Box
      component="figure"
      aria-label="Exports by quarter and kind of goods, in millions of dollars"
      sx={{ m: 0 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tooltip"
        value={trigger}
        onChange={(_, value) => setTrigger(value ?? trigger)}
      >
        <ToggleButton value="axis">Axis</ToggleButton>
        <ToggleButton value="item">Item</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={320}
        margin={{ top: 75 }}
        xAxis={[{ scaleType: 'band', data: quarters.map((row) => row.quarter) }]}
        series={goods.map((kind) => ({
          label: kind,
          stack: 'exports',
          data: quarters.map((row) => row[kind]),
          valueFormatter: (value: number | null) => `$${value} M`,
        }))}
        tooltip={{ trigger }}
        slots={{ axisContent: AxisCard, itemContent: ItemCard }}
      />
    </Box>
  );
}
