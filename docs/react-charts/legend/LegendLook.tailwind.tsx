import { BarChart } from '@mui/x-charts/BarChart';
import { regionMix } from '../data/energy';

function formatEnergy(value: number | null) {
  return `${value?.toFixed(1)} TWh`;
}

export default function LegendLook() {
  return (
    <div className="[&_.MuiChartsLegend-root]:gap-[32px] [&_.MuiChartsLegend-root]:text-[15px] [&_.MuiChartsLegend-root]:font-semibold [&_.MuiChartsLegend-mark]:h-[18px] [&_.MuiChartsLegend-mark]:w-[28px] [&_[data-series=fossil]_.MuiChartsLabelMark-fill]:fill-[url(#legend-look-stripes)] [&_[data-series=fossil]_.MuiBarElement-root]:fill-[url(#legend-look-stripes)]">
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
    </div>
  );
}
