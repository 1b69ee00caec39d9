import { BarChart, barClasses, barElementClasses } from '@mui/x-charts/BarChart';
import { labelMarkClasses } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { regionMix } from '../data/energy';

function formatEnergy(value: number | null) {
  return `${value?.toFixed(1)} TWh`;
}

export default function LegendLook() {
  return (
    <BarChart
      title="Electricity by region, from renewable and fossil sources"
      layout="horizontal"
      height={340}
      yAxis={[{ data: regionMix.map((row) => row.region), width: 92 }]}
      xAxis={[{ label: 'Electricity (TWh)' }]}
      series={[
        {
          id: 'renewable',
          label: 'Renewable',
          color: '#2a9d8f',
          data: regionMix.map((row) => row.hydro + row.wind + row.solar),
          valueFormatter: formatEnergy,
        },
        {
          id: 'fossil',
          label: 'Gas and coal',
          color: '#c8553d',
          data: regionMix.map((row) => row.gas + row.coal),
          valueFormatter: formatEnergy,
        },
      ]}
      slotProps={{
        legend: { direction: 'horizontal', position: { horizontal: 'start' } },
      }}
      sx={{
        [`& .${legendClasses.root}`]: { gap: '32px', fontSize: 15, fontWeight: 600 },
        [`& .${legendClasses.series} .${legendClasses.mark}`]: {
          width: 28,
          height: 18,
        },
        [`& [data-series="fossil"] .${labelMarkClasses.fill}`]: {
          fill: 'url(#legend-look-stripes)',
        },
        [`& .${barClasses.series}[data-series="fossil"] .${barElementClasses.root}`]:
          {
            fill: 'url(#legend-look-stripes)',
          },
      }}
    >
      <defs>
        <pattern
          id="legend-look-stripes"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="#c8553d" />
          <rect width="2" height="6" fill="#f4d3cb" />
        </pattern>
      </defs>
    </BarChart>
  );
}
