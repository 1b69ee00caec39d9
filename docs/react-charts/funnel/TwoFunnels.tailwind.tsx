import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { withCommas } from './funnels';

const steps = ['Visit', 'Basket', 'Address', 'Payment'];

const inBlue = (who: string, values: number[]) =>
  values.map((value, index) => ({
    value,
    label: `${steps[index]}, ${who}`,
    color: 'var(--mui-palette-primary-main)',
  }));

export default function TwoFunnels() {
  return (
    <div className="[&_g[data-series=all]_.MuiFunnelSection-root]:[fill-opacity:0.3] [&_g[data-series=phone]_.MuiFunnelSection-label]:fill-(--mui-palette-primary-contrastText)">
      <FunnelChart
        title="Shoppers at each step: all of them, and inside those on a phone"
        height={300}
        margin={{ top: 32 }}
        hideLegend
        categoryAxis={{ categories: steps }}
        series={[
          {
            id: 'all',
            layout: 'horizontal',
            data: inBlue('all devices', [9640, 7180, 5420, 4310]),
            valueFormatter: withCommas,
            sectionLabel: {
              position: { vertical: 'top' },
              offset: { y: 14 },
              dominantBaseline: 'auto',
            },
          },
          {
            id: 'phone',
            layout: 'horizontal',
            data: inBlue('on a phone', [6210, 4380, 3050, 2190]),
            valueFormatter: withCommas,
          },
        ]}
      />
    </div>
  );
}
