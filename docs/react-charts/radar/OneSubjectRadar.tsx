import { RadarChart } from '@mui/x-charts/RadarChart';
import { cityClimates, months } from '../data/climate';

const { city, rain } = cityClimates[0];

export default function OneSubjectRadar() {
  return (
    <RadarChart
      title={`Rain in ${city}, by month`}
      desc="Driest in April with 52 millimeters, wettest in November with 108."
      height={320}
      hideLegend
      divisions={6}
      radar={{ max: 120, metrics: months }}
      series={[
        {
          label: city,
          data: rain,
          fillArea: true,
          valueFormatter: (value) => `${value} mm`,
        },
      ]}
    />
  );
}
