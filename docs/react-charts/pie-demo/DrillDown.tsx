import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const departments = [
  {
    label: 'Schools',
    color: '#2563eb',
    items: { Teachers: 38.2, Buildings: 14.6, Buses: 6.1, Meals: 4.9 },
  },
  {
    label: 'Streets',
    color: '#b45309',
    items: { Repairs: 17.4, Lights: 5.2, Snow: 3.8 },
  },
  {
    label: 'Parks',
    color: '#0f766e',
    items: { Staff: 8.3, Playgrounds: 4.1, Trees: 2.2 },
  },
  {
    label: 'Libraries',
    color: '#b02abf',
    items: { Staff: 6.9, Books: 2.7, Software: 1.4 },
  },
];

const overview = departments.map(({ label, color, items }) => ({
  id: label,
  label,
  color,
  value: Object.values(items).reduce((sum, value) => sum + value, 0),
}));

export default function DrillDown() {
  const [index, setIndex] = React.useState<number>();
  const department = index === undefined ? undefined : departments[index];
  const data = department
    ? Object.entries(department.items).map(([label, value], place) => ({
        id: label,
        label,
        value,
        color: `color-mix(in srgb, ${department.color}, white ${place * 16}%)`,
      }))
    : overview;
  const open = (dataIndex: number) => {
    if (!department) {
      setIndex(dataIndex);
    }
  };

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        disabled={!department}
        sx={{ alignSelf: 'start' }}
        onClick={() => setIndex(undefined)}
      >
        {department ? `All departments / ${department.label}` : 'All departments'}
      </Button>
      <PieChart
        title={
          department
            ? `Budget of ${department.label} in millions of dollars`
            : 'Budget of a city in millions of dollars'
        }
        height={240}
        series={[
          {
            data,
            innerRadius: '50%',
            valueFormatter: ({ value }) => `$${value.toFixed(1)}M`,
          },
        ]}
        onItemClick={(_, { dataIndex }) => open(dataIndex)}
        slotProps={{
          legend: {
            onItemClick: department
              ? undefined
              : (_: unknown, item: unknown, place: number) => open(place),
          },
        }}
      />
    </Stack>
  );
}
