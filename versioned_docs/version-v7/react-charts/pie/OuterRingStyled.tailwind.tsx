import { PieChart } from '@mui/x-charts/PieChart';
import { kinds, sources } from './sources';

export default function OuterRingStyled() {
  return (
    <PieChart
      className="[&_.MuiPieArc-series-sources]:[fill-opacity:0.35] [&_.MuiPieArc-series-sources]:stroke-(--mui-palette-text-primary) [&_.MuiPieArc-series-sources]:stroke-[1.5px] [&_.MuiPieArc-series-sources]:[stroke-dasharray:4_3]"
      title="Electricity by kind (inner ring) and by source (outer ring)"
      height={280}
      slotProps={{
        legend: {
          itemMarkWidth: 12,
          itemMarkHeight: 12,
          padding: 0,
          labelStyle: { fontSize: 14 },
        },
      }}
      series={[
        { id: 'kinds', outerRadius: '50%', data: kinds },
        { id: 'sources', innerRadius: '58%', outerRadius: '98%', data: sources },
      ]}
    />
  );
}
