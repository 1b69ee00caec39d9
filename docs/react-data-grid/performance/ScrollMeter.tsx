import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { useMeter, type Result, type Run } from './useMeter';

const initialState = { pinnedColumns: { left: ['id'] } };

const createColumns = (count: number): GridColDef[] => [
  { field: 'id', headerName: 'Meter', width: 110 },
  ...Array.from({ length: count - 1 }, (_, index): GridColDef => ({
    field: `day${index + 1}`,
    headerName: `Day ${index + 1}`,
    type: 'number',
    valueGetter: (_value, row) => ((row.id * 7 + index * 13) % 240) / 10,
  })),
];

export default function ScrollMeter() {
  const [rowCount, setRowCount] = React.useState(10_000);
  const [columnCount, setColumnCount] = React.useState(50);
  const [run, setRun] = React.useState<Run | null>(null);
  const [results, setResults] = React.useState<Result[]>([]);
  const addResult = React.useCallback(
    (result: Result) => setResults((old) => [...old, result].slice(-4)),
    [],
  );
  const apiRef = useMeter(run, addResult);
  const last = results.at(-1);

  const measure = () => {
    const rows = Array.from({ length: rowCount }, (_, index) => ({ id: index + 1 }));
    const columns = createColumns(columnCount);
    const number = (run?.number ?? 0) + 1;
    setRun({ number, rows, columns, startedAt: performance.now() });
  };

  let status = 'Nothing measured yet.';
  if (run && last?.run !== run) {
    status = `Run ${run.number}: measuring…`;
  } else if (last) {
    status = `Run ${last.run.number}: first row after ${Math.round(last.firstRow)} ms, then ${Math.round(last.fps)} frames per second.`;
  }

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Rows"
          value={rowCount}
          onChange={(event) => setRowCount(Number(event.target.value))}
          sx={{ width: 130 }}
        >
          <MenuItem value={1000}>1,000</MenuItem>
          <MenuItem value={10_000}>10,000</MenuItem>
          <MenuItem value={100_000}>100,000</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="Columns"
          value={columnCount}
          onChange={(event) => setColumnCount(Number(event.target.value))}
          sx={{ width: 130 }}
        >
          <MenuItem value={10}>10</MenuItem>
          <MenuItem value={50}>50</MenuItem>
          <MenuItem value={200}>200</MenuItem>
        </TextField>
        <Button variant="contained" onClick={measure}>
          Mount and scroll
        </Button>
      </Stack>
      <Typography role="status">{status}</Typography>
      <Box sx={{ height: 320, borderRadius: 1, bgcolor: 'action.hover' }}>
        {run && (
          <DataGridPro
            key={run.number}
            label="Meter readings"
            apiRef={apiRef}
            rows={run.rows}
            columns={run.columns}
            initialState={initialState}
          />
        )}
      </Box>
      <Table size="small" aria-label="The last four runs">
        <TableHead>
          <TableRow>
            <TableCell>Run</TableCell>
            <TableCell align="right">First row</TableCell>
            <TableCell align="right">Frames/s</TableCell>
            <TableCell align="right">Longest frame</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {results.map((result) => (
            <TableRow key={result.run.number}>
              <TableCell>
                {result.run.rows.length.toLocaleString('en-US')} ×{' '}
                {result.run.columns.length}
              </TableCell>
              <TableCell align="right">{Math.round(result.firstRow)} ms</TableCell>
              <TableCell align="right">{Math.round(result.fps)}</TableCell>
              <TableCell align="right">{Math.round(result.longest)} ms</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
