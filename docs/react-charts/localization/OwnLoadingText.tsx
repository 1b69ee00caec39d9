import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function OwnLoadingText() {
  const [isLoading, setIsLoading] = React.useState(true);
  const [loading, setLoading] = React.useState('Counting yesterday’s orders…');
  const [noData, setNoData] = React.useState('No orders this week');

  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          fullWidth
          size="small"
          label="loading"
          value={loading}
          onChange={(event) => setLoading(event.target.value)}
        />
        <TextField
          fullWidth
          size="small"
          label="noData"
          value={noData}
          onChange={(event) => setNoData(event.target.value)}
        />
        <FormControlLabel
          label="Loading"
          control={<Switch checked={isLoading} />}
          onChange={(_, checked) => setIsLoading(checked)}
        />
      </Stack>
      <BarChart
        aria-label="Orders per day"
        height={240}
        loading={isLoading}
        localeText={{ loading, noData }}
        xAxis={[{ data: days }]}
        yAxis={[{ min: 0, max: 60, label: 'Orders' }]}
        series={[{ data: [] }]}
      />
    </Stack>
  );
}
