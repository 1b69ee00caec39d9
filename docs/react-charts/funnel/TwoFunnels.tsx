import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
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
      sx={{
        [`& g[data-series="all"] .${funnelSectionClasses.root}`]: {
          fillOpacity: 0.3,
        },
        [`& g[data-series="phone"] .${funnelSectionClasses.label}`]: {
          fill: 'var(--mui-palette-primary-contrastText)',
        },
      }}
    />
  );
}
