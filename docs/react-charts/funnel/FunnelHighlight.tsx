import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { booking, withCommas } from './funnels';

export default function FunnelHighlight() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      {(['filled', 'outlined'] as const).map((variant) => (
        <Box key={variant} sx={{ flex: 1, minWidth: 0 }}>
          <FunnelChart
            title={`People at each step of a ferry booking, ${variant}`}
            height={240}
            gap={2}
            series={[
              {
                variant,
                data: booking,
                sectionLabel: false,
                valueFormatter: withCommas,
                highlightScope: { highlight: 'item', fade: 'global' },
              },
            ]}
          />
        </Box>
      ))}
    </Stack>
  );
}
