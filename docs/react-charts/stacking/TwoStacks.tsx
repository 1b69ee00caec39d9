import { BarChart } from '@mui/x-charts/BarChart';
import { regionMix } from '../data/energy';

function take(source: 'hydro' | 'wind' | 'solar' | 'gas' | 'coal') {
  return regionMix.map((region) => region[source]);
}

export default function TwoStacks() {
  return (
    <BarChart
      title="Electricity of eight regions, renewable and fossil"
      height={420}
      layout="horizontal"
      grid={{ vertical: true }}
      xAxis={[{ label: 'Electricity per year (TWh)' }]}
      yAxis={[{ data: regionMix.map(({ region }) => region), width: 92 }]}
      series={[
        { label: 'Hydro', stack: 'renewable', data: take('hydro') },
        { label: 'Wind', stack: 'renewable', data: take('wind') },
        { label: 'Solar', stack: 'renewable', data: take('solar') },
        { label: 'Gas', stack: 'fossil', data: take('gas') },
        { label: 'Coal', stack: 'fossil', data: take('coal') },
      ]}
    />
  );
}
