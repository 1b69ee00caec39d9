import Avatar from '@mui/material/Avatar';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Parcel } from './parcels';

export function ContactCell({ value = '' }: GridRenderCellParams<Parcel, string>) {
  const initials = value
    .split(' ')
    .map((word) => word[0])
    .join('');

  return (
    <span className="contact-cell">
      <Avatar aria-hidden>{initials}</Avatar>
      {value}
    </span>
  );
}
