import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

/** Where a town's water goes in a day, in thousands of gallons. */
const uses = [
  { label: 'Gardens', value: 214 },
  { label: 'Homes', value: 655 },
  { label: 'Leaks', value: 168 },
  { label: 'Offices', value: 121 },
  { label: 'Dairy', value: 342 },
  { label: 'Schools', value: 77 },
];

const total = uses.reduce((sum, use) => sum + use.value, 0);
const ranks = uses.map(
  (use) => uses.filter((other) => other.value > use.value).length + 1,
);

export default function LookupText() {
  return (
    <Box component="figure" aria-label="Water used in a day, by use" sx={{ m: 0 }}>
      <PieChart
        height={260}
        slotProps={{
          legend: {
            itemMarkWidth: 12,
            itemMarkHeight: 12,
            labelStyle: { fontSize: 14 },
          },
        }}
        series={[
          {
            data: uses,
            valueFormatter: ({ value }, { dataIndex }) =>
              `${Math.round((value / total) * 100)}%, no. ${ranks[dataIndex]} of ${uses.length}`,
          },
        ]}
      />
    </Box>
  );
}
