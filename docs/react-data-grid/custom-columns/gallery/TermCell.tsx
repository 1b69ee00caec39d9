import Tooltip from '@mui/material/Tooltip';
import type { GridRenderCellParams } from '@mui/x-data-grid';
import type { Parcel } from './parcels';

const meanings: Record<Parcel['term'], string> = {
  DOOR: 'We deliver to the address of the customer',
  DEPOT: 'The customer collects the parcel at our depot',
  PORT: 'We deliver to the port, the customer takes over there',
};

export function TermCell({
  value,
  tabIndex,
}: GridRenderCellParams<Parcel, Parcel['term']>) {
  return (
    value && (
      <Tooltip title={meanings[value]}>
        <code tabIndex={tabIndex}>{value}</code>
      </Tooltip>
    )
  );
}
