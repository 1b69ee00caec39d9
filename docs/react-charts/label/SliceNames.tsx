import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const languages = [
  { code: 'EN', name: 'English', detail: 'novels and magazines', count: 412 },
  { code: 'ES', name: 'Spanish', detail: 'novels and comics', count: 236 },
  { code: 'AR', name: 'Arabic', detail: 'novels and poetry', count: 143 },
  { code: 'UK', name: 'Ukrainian', detail: 'picture books', count: 98 },
  { code: 'VI', name: 'Vietnamese', detail: 'cookbooks', count: 71 },
  { code: 'PL', name: 'Polish', detail: 'crime fiction', count: 54 },
];

export default function SliceNames() {
  return (
    <PieChart
      title="Loans of a town library in a week, by language"
      height={280}
      colors={['#1d4ed8', '#0f766e', '#a21caf', '#b45309', '#be123c', '#57534e']}
      series={[
        {
          arcLabel: 'label',
          arcLabelRadius: '75%',
          data: languages.map(({ code, name, detail, count }) => ({
            value: count,
            label: (location) =>
              ({ arc: code, legend: name, tooltip: `${name}: ${detail}` })[location],
          })),
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: 'white', fontSize: 14 } }}
    />
  );
}
