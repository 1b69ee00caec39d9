import Box from '@mui/material/Box';
import { blue, orange } from '@mui/material/colors';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { bridgeCounts, hours, weekdays } from '../data/traffic';

const panels = ['Monday', 'Wednesday', 'Friday', 'Saturday'].map((name) => {
  const weekday = weekdays.indexOf(name.slice(0, 3));
  return {
    name,
    color: weekday < 5 ? blue[600] : orange[800],
    bikes: bridgeCounts
      .filter((row) => row.weekday === weekday)
      .map((row) => row.bikes),
  };
});

export default function SmallMultipleBars() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2,
      }}
    >
      {panels.map(({ name, color, bikes }) => (
        <div key={name}>
          <Typography sx={{ fontSize: 14, fontWeight: 600 }}>{name}</Typography>
          <BarChart
            aria-label={`Bikes per hour on ${name}, at most ${Math.max(...bikes)}`}
            height={140}
            margin={{ top: 20, right: 8, bottom: 0, left: 0 }}
            hideLegend
            xAxis={[
              {
                data: hours,
                disableTicks: true,
                tickLabelInterval: (hour: number) => hour % 6 === 0,
                valueFormatter: (hour: number) => `${hour}:00`,
              },
            ]}
            yAxis={[
              {
                max: 600,
                width: 32,
                tickInterval: [0, 300, 600],
                disableLine: true,
              },
            ]}
            series={[{ label: 'Bikes', color, data: bikes }]}
          />
        </div>
      ))}
    </Box>
  );
}
