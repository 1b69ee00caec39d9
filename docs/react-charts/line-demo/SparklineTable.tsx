import { blue, orange } from '@mui/material/colors';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { createTradingDays } from '../data/trade';

const shares = ['Greyhaven', 'Ironbridge', 'Lakeshore', 'Ostvik', 'Redwood'].map(
  (name, index) => {
    const prices = createTradingDays(60, 40 + index).map(({ close }) => close);
    const first = prices[0];
    const last = prices[prices.length - 1];
    return { name, prices, last, change: ((last - first) / first) * 100 };
  },
);

export default function SparklineTable() {
  return (
    <Table
      size="small"
      aria-label="Five shares over 60 trading days"
      sx={{ '& th, & td': { paddingInline: 1, whiteSpace: 'nowrap' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Share</TableCell>
          <TableCell>60 days</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell align="right">Change</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shares.map(({ name, prices, last, change }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              <SparkLineChart
                aria-hidden
                width={88}
                height={40}
                margin={4}
                data={prices}
                color={change < 0 ? orange[800] : blue[600]}
                showTooltip
                showHighlight
                valueFormatter={(price) => `$${price?.toFixed(2)}`}
              />
            </TableCell>
            <TableCell align="right">${last.toFixed(2)}</TableCell>
            <TableCell align="right">
              {`${change < 0 ? '▼' : '▲'} ${Math.abs(change).toFixed(1)}%`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
