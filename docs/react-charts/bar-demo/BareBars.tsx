import { blue } from '@mui/material/colors';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';

const orders = [
  118, 126, 131, 122, 140, 162, 158, 121, 129, 137, 133, 149, 171, 166, 127, 134,
  141, 138, 155, 183, 174, 132, 144, 139, 151, 163, 190, 186,
];
const days = orders.map((_, day) => `June ${day + 1}`);
const total = orders.reduce((sum, count) => sum + count, 0);

export default function BareBars() {
  return (
    <Paper variant="outlined" sx={{ width: 320, maxWidth: '100%', padding: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>Orders in four weeks</Typography>
      <Typography sx={{ fontSize: 32, fontWeight: 600, lineHeight: 1.4 }}>
        {total.toLocaleString('en-US')}
      </Typography>
      <ChartContainer
        aria-label={`Orders per day, from ${orders[0]} to ${orders[27]}`}
        height={96}
        margin={0}
        xAxis={[
          { scaleType: 'band', data: days, position: 'none', categoryGapRatio: 0.3 },
        ]}
        yAxis={[{ position: 'none' }]}
        series={[{ type: 'bar', label: 'Orders', color: blue[600], data: orders }]}
      >
        <BarPlot borderRadius={2} />
        <ChartsTooltip />
      </ChartContainer>
    </Paper>
  );
}
