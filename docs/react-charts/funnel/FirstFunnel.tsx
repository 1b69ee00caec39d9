import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { booking, levels, withCommas } from './funnels';

export default function FirstFunnel() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ alignItems: { sm: 'flex-end' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FunnelChart
          title="From the search for a ferry to the trip: 9,640 people searched, 3,710 boarded"
          height={300}
          series={[{ data: booking, valueFormatter: withCommas }]}
        />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FunnelChart
          title="Levels of a company, from 6 directors to 158 trainees"
          height={300}
          hideLegend
          gap={3}
          categoryAxis={{ categories: levels.map(({ label }) => label), size: 76 }}
          series={[{ curve: 'pyramid', data: levels, sectionLabel: false }]}
        />
      </Box>
    </Stack>
  );
}
