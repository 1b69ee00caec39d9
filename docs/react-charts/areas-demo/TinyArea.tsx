import { blue } from '@mui/material/colors';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';

const members = [
  1204, 1219, 1241, 1238, 1262, 1290, 1311, 1308, 1337, 1352, 1349, 1381, 1406, 1433,
  1428, 1457, 1479, 1502, 1519, 1511, 1548, 1567, 1583, 1612,
];
const months = members.map((_, index) =>
  new Date(2024, index, 1).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
  }),
);

export default function TinyArea() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: 320, maxWidth: '100%', overflow: 'hidden' }}
    >
      <Typography sx={{ padding: '16px 16px 0', color: 'text.secondary' }}>
        Members
      </Typography>
      <Typography
        sx={{ paddingInline: 2, fontSize: 32, fontWeight: 600, lineHeight: 1.4 }}
      >
        {members[23].toLocaleString('en-US')}
      </Typography>
      <ChartContainer
        aria-label="Members per month, from 1,204 to 1,612 in two years"
        height={88}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        xAxis={[{ scaleType: 'point', data: months, position: 'none' }]}
        yAxis={[{ position: 'none', min: 1000, max: 1612 }]}
        series={[
          {
            type: 'line',
            label: 'Members',
            color: blue[600],
            area: true,
            baseline: 'min',
            data: members,
          },
        ]}
        sx={{ '& .MuiAreaElement-root': { opacity: 0.3 } }}
      >
        <AreaPlot />
        <LinePlot />
        <ChartsTooltip />
      </ChartContainer>
    </Paper>
  );
}
