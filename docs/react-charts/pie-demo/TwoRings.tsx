import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const heating = [
  {
    label: 'City',
    color: '#2563eb',
    homes: { 'Heat network': 412, Gas: 238, 'Heat pump': 96 },
  },
  {
    label: 'Suburbs',
    color: '#b02abf',
    homes: { Gas: 305, 'Heat pump': 187, Wood: 48 },
  },
  {
    label: 'Villages',
    color: '#b45309',
    homes: { Wood: 142, 'Heat pump': 118, Oil: 71 },
  },
];

const areas = heating.map(({ label, color, homes }) => ({
  label,
  color,
  value: Object.values(homes).reduce((sum, value) => sum + value, 0),
}));
const systems = heating.flatMap(({ label: area, color, homes }) =>
  Object.entries(homes).map(([system, value], index) => ({
    label: (place: string) => (place === 'arc' ? system : `${area}: ${system}`),
    value,
    color: `color-mix(in srgb, ${color} ${90 - index * 12}%, black)`,
  })),
);
const valueFormatter = ({ value }: { value: number }) => `${value} homes`;

export default function TwoRings() {
  return (
    <PieChart
      title="Homes by area (inner ring) and heating (outer ring)"
      height={380}
      hideLegend
      series={[
        {
          data: areas,
          outerRadius: '48%',
          arcLabel: 'label',
          arcLabelRadius: '30%',
          valueFormatter,
        },
        {
          data: systems,
          innerRadius: '50%',
          arcLabel: 'label',
          arcLabelMinAngle: 14,
          arcLabelRadius: '77%',
          valueFormatter,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: 'white', fontSize: 12 },
      }}
    />
  );
}
