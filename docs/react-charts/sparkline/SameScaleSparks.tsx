import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import {
  SparkLineChart,
  type SparkLineChartProps,
} from '@mui/x-charts/SparkLineChart';
import { cityClimates } from '../data/climate';

const ranges: Record<string, SparkLineChartProps['yAxis']> = {
  'Default: round values around its own': undefined,
  'Strict: exactly its own values': { domainLimit: 'strict' },
  'Function: 50 degrees around its middle': {
    domainLimit: (min, max) => ({
      min: (min + max) / 2 - 25,
      max: (min + max) / 2 + 25,
    }),
  },
  'Fixed: -25 to 35 degrees for all': { min: -25, max: 35 },
};

export default function SameScaleSparks() {
  const [range, setRange] = React.useState('Default: round values around its own');

  return (
    <Stack spacing={2}>
      <TextField
        select
        size="small"
        label="Range of each sparkline"
        value={range}
        onChange={(event) => setRange(event.target.value)}
      >
        {Object.keys(ranges).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Table
        size="small"
        sx={{ tableLayout: 'fixed', '& th, & td': { paddingInline: 1 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>City</TableCell>
            <TableCell>January to December</TableCell>
            <TableCell align="right">Min to max (°C)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {cityClimates.map(({ city, temperature }) => (
            <TableRow key={city}>
              <TableCell component="th" scope="row">
                {city}
              </TableCell>
              <TableCell>
                <SparkLineChart
                  title={`Temperature of ${city} by month`}
                  height={40}
                  data={temperature}
                  yAxis={ranges[range]}
                />
              </TableCell>
              <TableCell align="right">
                {Math.min(...temperature)} to {Math.max(...temperature)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
