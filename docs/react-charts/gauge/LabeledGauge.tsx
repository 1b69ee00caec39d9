import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const capacity = 64;

export default function LabeledGauge() {
  const labelId = React.useId();
  const [used, setUsed] = React.useState(37);
  const spoken = `${used} of ${capacity} gigabytes used`;

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography id={labelId}>Photo storage</Typography>
      <Gauge
        aria-labelledby={labelId}
        aria-valuetext={spoken}
        width={180}
        height={180}
        value={used}
        valueMax={capacity}
        text={`${used} GB`}
      />
      <Typography variant="body2">
        Screen readers: Photo storage, {spoken}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button disabled={used < 9} onClick={() => setUsed(used - 9)}>
          Delete 9 GB
        </Button>
        <Button disabled={used + 9 > capacity} onClick={() => setUsed(used + 9)}>
          Upload 9 GB
        </Button>
      </Stack>
    </Stack>
  );
}
