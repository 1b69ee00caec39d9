import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';
import { unstable_useBarSeries, useYScale } from '@mui/x-charts/hooks';
import './LabelsInAndAbove.css';

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
    <div className="labels-in-and-above">
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
    </div>
  );
}
