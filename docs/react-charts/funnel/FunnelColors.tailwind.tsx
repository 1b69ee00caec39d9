import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { booking, withCommas } from './funnels';

const steps = booking.map((step) => ({
  ...step,
  label: `${step.label}: ${withCommas(step)}`,
  ...(step.label === 'Named seats' && { color: '#e65100' }),
}));

export default function FunnelColors() {
  return (
    <div className="[&_g[data-series=booking]_path:nth-of-type(5)]:fill-[url(#funnel-colors-stripes)]">
      <FunnelChart
        title="People at each step of a ferry booking, with the seats step in orange"
        height={300}
        gap={2}
        colors={['#26a69a', '#229489', '#1e8378', '#1a7268']}
        series={[{ id: 'booking', data: steps, sectionLabel: false }]}
      >
        <defs>
          <pattern
            id="funnel-colors-stripes"
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" fill="#26a69a" />
            <rect width="4" height="8" fill="#1a7268" />
          </pattern>
        </defs>
      </FunnelChart>
    </div>
  );
}
