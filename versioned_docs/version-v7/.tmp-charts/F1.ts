import type { BarItem, BarLabelContext } from '@mui/x-charts/BarChart';

export function percentLabel(item: BarItem, context: BarLabelContext) {
  // item: { seriesId, dataIndex, value }
  // context: { bar: { width, height } }, in pixels
  return context.bar.height < 20 ? null : `${item.value} %`;
}
