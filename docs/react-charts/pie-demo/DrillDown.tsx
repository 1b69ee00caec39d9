import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { departments } from './budget';

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
              : (_event: unknown, _item: unknown, place: number) => open(place),
          },
        }}
      />
    </Stack>
  );
}
