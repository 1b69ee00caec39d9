import Chip, { type ChipProps } from '@mui/material/Chip';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Parcel } from './parcels';

const colors: Record<Parcel['status'], ChipProps['color']> = {
  Packing: 'default',
  'On the road': 'info',
  'At customs': 'warning',
  Delivered: 'success',
};

export function StatusCell({
  value,
}: GridRenderCellParams<Parcel, Parcel['status']>) {
  return (
    value && (
      <Chip
        size="small"
        variant="outlined"
        color={colors[value]}
        label={value}
        sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
      />
    )
  );
}
