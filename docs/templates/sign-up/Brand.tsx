import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { BrandRow } from './parts';
import { texts } from './texts';

/** Two sails over a hull. */
export default function Brand() {
  return (
    <BrandRow>
      <SvgIcon color="primary" viewBox="0 0 28 28" sx={{ fontSize: 28 }}>
        <path d="M15 1c5 5 8 11 8.5 17H15zM13 6v12H5.5C7 13 9.5 9 13 6M3 20.5h22c-1 3.5-3.5 5.5-7 5.5h-8c-3.5 0-6-2-7-5.5" />
      </SvgIcon>
      <Typography component="p" variant="h6">
        {texts.brand}
      </Typography>
    </BrandRow>
  );
}
