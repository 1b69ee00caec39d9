import { PieChart } from '@mui/x-charts/PieChart';
import { kinds, sources } from './sources';

export default function OuterRingStyled() {
  return (
    <PieChart
      className="[&_[data-series=sources]_.MuiPieArc-root]:[fill-opacity:0.35] [&_[data-series=sources]_.MuiPieArc-root]:stroke-(--mui-palette-text-primary) [&_[data-series=sources]_.MuiPieArc-root]:stroke-[1.5px] [&_[data-series=sources]_.MuiPieArc-root]:[stroke-dasharray:4_3]"
      title="Electricity by kind (inner ring) and by source (outer ring)"
      height={280}
      series={[
        { id: 'kinds', outerRadius: '50%', data: kinds },
        { id: 'sources', innerRadius: '58%', outerRadius: '98%', data: sources },
      ]}
    />
  );
}
