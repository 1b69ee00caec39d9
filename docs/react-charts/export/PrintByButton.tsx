import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { cityClimates, months } from '../data/climate';

export default function PrintByButton() {
  const apiRef = useChartProApiRef<'heatmap'>();

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => apiRef.current?.exportAsPrint({ fileName: 'rain-by-city' })}
      >
        Print or save as PDF
      </Button>
      <Heatmap
        apiRef={apiRef}
        height={300}
        xAxis={[{ data: months }]}
        yAxis={[{ data: cityClimates.map(({ city }) => city), width: 92 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              max: 720,
              color: ['#dbe9f6', '#0b3c6f'],
            },
          },
        ]}
        series={[
          {
            data: cityClimates.flatMap(({ rain }, city) =>
              rain.map((value, month): [number, number, number] => [
                month,
                city,
                value,
              ]),
            ),
          },
        ]}
      >
        <title>Rain in six cities by month, in millimeters</title>
      </Heatmap>
    </Stack>
  );
}
