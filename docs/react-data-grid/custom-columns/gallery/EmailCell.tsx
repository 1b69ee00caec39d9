import Link from '@mui/material/Link';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Parcel } from './parcels';

export function EmailCell({
  value,
  tabIndex,
}: GridRenderCellParams<Parcel, string>) {
  return (
    <Link href={`mailto:${value}`} tabIndex={tabIndex}>
      {value}
    </Link>
  );
}
