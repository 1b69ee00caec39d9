import Box from '@mui/material/Box';
import {
  BarChart,
  BarLabel,
  barLabelClasses,
  type BarLabelProps,
} from '@mui/x-charts/BarChart';
import { unstable_useBarSeries, useYScale } from '@mui/x-charts/hooks';

const sizes = ['Small', 'Medium', 'Large', 'Bulky'];

function LabelAbove(props: BarLabelProps) {
  const yScale = useYScale<'linear'>();
  const bars = unstable_useBarSeries();
  const value = bars?.series[props.seriesId].data[props.dataIndex] ?? 0;
  const height = yScale(0) - yScale(value);

  return <BarLabel {...props} dy={-height / 2 - 10} />;
}

export default function LabelsInAndAbove() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
        gap: 2,
        width: '100%',
        '& figure': { m: 0, minWidth: 0 },
        [`& .inside .${barLabelClasses.root}`]: {
          fill: 'var(--mui-palette-background-paper)',
        },
        [`& .above .${barLabelClasses.root}`]: { fontWeight: 600 },
      }}
    >
      <figure
        className="inside"
        aria-label="Minutes to pick and pack an order, by size"
      >
        <BarChart
          height={280}
          xAxis={[{ scaleType: 'band', data: sizes }]}
          series={[
            {
              label: 'Picking',
              stack: 'time',
              color: 'var(--mui-palette-primary-main)',
              data: [2, 5, 9, 16],
            },
            {
              label: 'Packing',
              stack: 'time',
              color: 'var(--mui-palette-secondary-main)',
              data: [4, 6, 3, 11],
            },
          ]}
          barLabel={({ value }, { bar }) =>
            bar.height < 24 ? null : `${value} min`
          }
        />
      </figure>
      <figure className="above" aria-label="Orders per day, by size">
        <BarChart
          height={280}
          xAxis={[{ scaleType: 'band', data: sizes }]}
          series={[{ label: 'Orders', data: [312, 248, 127, 36] }]}
          barLabel="value"
          slots={{ barLabel: LabelAbove }}
        />
      </figure>
    </Box>
  );
}
