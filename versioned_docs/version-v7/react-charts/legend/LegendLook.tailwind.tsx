import { BarChart } from '@mui/x-charts/BarChart';
import { regionMix } from '../data/energy';

function formatEnergy(value: number | null) {
  return `${value?.toFixed(1)} TWh`;
}

export default function LegendLook() {
  return (
    <BarChart
      className="[&_.MuiBarElement-series-fossil]:fill-[url(#legend-look-stripes)] [&_.MuiChartsLegend-series-fossil_.MuiChartsLegend-mark]:fill-[url(#legend-look-stripes)]"
      title="Electricity by region, from renewable and fossil sources"
      layout="horizontal"
      height={360}
      margin={{ left: 100, right: 20 }}
      yAxis={[{ scaleType: 'band', data: regionMix.map((row) => row.region) }]}
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
        legend: {
          position: { vertical: 'top', horizontal: 'left' },
          itemMarkWidth: 28,
          itemGap: 32,
          labelStyle: { fontSize: 15, fontWeight: 600 },
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
