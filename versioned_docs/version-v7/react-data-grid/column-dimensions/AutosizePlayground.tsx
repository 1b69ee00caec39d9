import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridAutosizeOptions,
  type GridColDef,
} from '@mui/x-data-grid';
import { books } from './books';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 110 },
  { field: 'author', headerName: 'Author', width: 90 },
  { field: 'shelf', headerName: 'Shelf', width: 190 },
  { field: 'loans', headerName: 'Loans this year', type: 'number', width: 100 },
];

const switches = [
  'includeHeaders',
  'includeOutliers',
  'expand',
  'disableColumnVirtualization',
] as const;

export default function AutosizePlayground() {
  const apiRef = useGridApiRef();
  const [field, setField] = React.useState('all');
  const [options, setOptions] = React.useState<GridAutosizeOptions>({
    includeHeaders: true,
    includeOutliers: false,
    outliersFactor: 1.5,
    expand: false,
    disableColumnVirtualization: true,
  });

  const autosizeOptions = {
    ...options,
    columns: field === 'all' ? undefined : [field],
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={options[name]} />}
            onChange={(_event, checked) =>
              setOptions({ ...options, [name]: checked })
            }
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label="columns"
          value={field}
          onChange={(event) => setField(event.target.value)}
          sx={{ width: 130 }}
        >
          <MenuItem value="all">All</MenuItem>
          {columns.map((column) => (
            <MenuItem key={column.field} value={column.field}>
              {column.headerName}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="number"
          size="small"
          label="outliersFactor"
          value={options.outliersFactor}
          onChange={(event) =>
            setOptions({ ...options, outliersFactor: Number(event.target.value) })
          }
          sx={{ width: 130 }}
        />
        <Button
          variant="contained"
          onClick={() => apiRef.current.autosizeColumns(autosizeOptions)}
        >
          Autosize
        </Button>
        <Button onClick={() => apiRef.current.updateColumns(columns)}>Reset</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Library books' } }}
          apiRef={apiRef}
          rows={books}
          columns={columns}
          autosizeOptions={autosizeOptions}
        />
      </div>
    </Stack>
  );
}
