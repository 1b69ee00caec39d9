
import { GridToolbarContainer, type GridSlotProps } from '@mui/x-data-grid';

export function OrdersToolbar({ className }: GridSlotProps['toolbar']) {
  return <GridToolbarContainer className={className}>Orders</GridToolbarContainer>;
}
