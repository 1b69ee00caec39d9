import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { regionMix } from '../data/energy';

const shares = regionMix
  .map(({ region, hydro, wind, solar, gas, coal }) => {
    const renewable = hydro + wind + solar;
    const percent = Math.round((renewable / (renewable + gas + coal)) * 100);
    return { region, percent };
  })
  .sort((a, b) => b.percent - a.percent);

function MiddleText({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();

  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={20}
      fontWeight={600}
      fill="var(--mui-palette-text-primary)"
    >
      {children}
    </text>
  );
}

export default function SmallMultiples() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
        gap: 2,
      }}
    >
      {shares.map(({ region, percent }) => (
        <Stack key={region} spacing={1} sx={{ alignItems: 'center' }}>
          <PieChart
            title={`${region}: ${percent}% renewable`}
            width={110}
            height={110}
            margin={0}
            hideLegend
            series={[
              {
                innerRadius: '74%',
                data: [
                  { value: percent, label: 'Renewable', color: '#0c8599' },
                  { value: 100 - percent, label: 'Gas and coal', color: '#8885' },
                ],
                valueFormatter: ({ value }) => `${value}%`,
              },
            ]}
          >
            <MiddleText>{`${percent}%`}</MiddleText>
          </PieChart>
          <Typography variant="body2">{region}</Typography>
        </Stack>
      ))}
    </Box>
  );
}
