import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { BrandRow } from './parts';
import { texts } from './texts';

/** A glass roof over a leaf. */
export default function Brand() {
  return (
    <BrandRow>
      <SvgIcon color="primary" viewBox="0 0 28 28" sx={{ fontSize: 28 }}>
        <path d="M14 1.5 27 10v3.4L14 5 1 13.4V10z" />
        <path d="M14 26.5c0-8.5 3.7-13 11-13.5 0 8.3-3.4 12.9-11 13.5m0 0c0-6-2.9-9.3-9-9.7 0 6 2.7 9.2 9 9.7" />
      </SvgIcon>
      <Typography component="p" variant="h6">
        {texts.brand}
      </Typography>
    </BrandRow>
  );
}
