import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

const costs = [
  { label: 'Salaries', value: 412, change: 6.1, color: '#2563eb' },
  { label: 'Cloud', value: 186, change: 23.4, color: '#b45309' },
  { label: 'Offices', value: 97, change: -4.8, color: '#0f766e' },
  { label: 'Travel', value: 58, change: 11.2, color: '#b02abf' },
  { label: 'Training', value: 31, change: 2.9, color: '#4d7c0f' },
];
const total = costs.reduce((sum, { value }) => sum + value, 0);

export default function LegendTable() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ alignItems: 'center' }}
    >
      <PieChart
        title="Costs of a quarter by kind"
        width={220}
        height={220}
        hideLegend
        series={[
          {
            id: 'costs',
            data: costs,
            innerRadius: '55%',
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: ({ value }) => `$${value}k`,
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
      <Table size="small" sx={{ '& th, & td': { px: 1, whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Kind</TableCell>
            <TableCell align="right">Cost</TableCell>
            <TableCell align="right">Share</TableCell>
            <TableCell align="right">Change</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {costs.map(({ label, value, change, color }, dataIndex) => (
            <TableRow
              key={label}
              tabIndex={0}
              hover
              selected={item?.dataIndex === dataIndex}
              onMouseEnter={() => setItem({ seriesId: 'costs', dataIndex })}
              onMouseLeave={() => setItem(null)}
              onFocus={() => setItem({ seriesId: 'costs', dataIndex })}
              onBlur={() => setItem(null)}
            >
              <TableCell component="th" scope="row">
                <Box
                  component="span"
                  sx={{
                    display: 'inline-block',
                    width: 12,
                    height: 12,
                    mr: 1,
                    borderRadius: '2px',
                    bgcolor: color,
                  }}
                />
                {label}
              </TableCell>
              <TableCell align="right">${value}k</TableCell>
              <TableCell align="right">
                {Math.round((value / total) * 100)}%
              </TableCell>
              <TableCell align="right">
                {change > 0 && '+'}
                {change}%
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
