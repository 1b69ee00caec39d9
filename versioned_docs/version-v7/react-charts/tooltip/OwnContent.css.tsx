import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipMark,
  useAxisTooltip,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { exportQuarters } from '../data/trade';
import './OwnContent.css';

const goods = ['machinery', 'vehicles', 'chemicals', 'food', 'textiles'] as const;
const quarters = exportQuarters.slice(0, 16);

function ItemCard() {
  const item = useItemTooltip<'bar'>();
  if (item?.identifier.dataIndex === undefined) {
    return null;
  }
  const { quarter } = quarters[item.identifier.dataIndex];
  return (
    <div className="own-content-card">
      <div className="own-content-row">
        <ChartsTooltipMark color={item.color} />
        {item.label} in {quarter}
      </div>
      <div className="own-content-head">{item.formattedValue}</div>
    </div>
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
    <div className="own-content-card">
      <div className="own-content-head">{axis.axisFormattedValue}</div>
      {items.map((item) => (
        <div key={item.seriesId} className="own-content-row">
          <ChartsTooltipMark color={item.color} />
          {item.formattedLabel}
          <strong>{item.formattedValue}</strong>
        </div>
      ))}
      <div className="own-content-row">
        Total
        <strong>${total} M</strong>
      </div>
    </div>
  );
}

export default function OwnContent() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item'>('axis');

  return (
    <figure
      aria-label="Exports by quarter and kind of goods, in millions of dollars"
      style={{ margin: 0 }}
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
    </figure>
  );
}
