
import type { BarChartSlots } from '@mui/x-charts/BarChart';
import { ChartsNoDataOverlay } from '@mui/x-charts/ChartsOverlay';
import type { PropsFromSlot } from '@mui/x-charts/models';

export function QuietNoData(props: PropsFromSlot<BarChartSlots['noDataOverlay']>) {
  return <ChartsNoDataOverlay {...props} sx={{ fontStyle: 'italic' }} />;
}
