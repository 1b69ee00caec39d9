import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, line: 'Coast express', platform: 4, delay: 0 },
  { id: 2, line: 'Valley local', platform: 1, delay: 12 },
  { id: 3, line: 'Night sleeper', platform: 7, delay: 45 },
  { id: 4, line: 'Airport link', platform: 2, delay: 3 },
  { id: 5, line: 'Lakes regional', platform: 5, delay: 18 },
];

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 110 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 100 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 120 },
];

export default function OutsideApi() {
  const apiRef = useGridApiRef();

  const showLate = () => {
    apiRef.current.upsertFilterItem({
      id: 'late',
      field: 'delay',
      operator: '>',
      value: 10,
    });
  };

  const showAll = () => apiRef.current.setFilterModel({ items: [] });

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={showLate}>
          Over 10 minutes late
        </Button>
        <Button onClick={showAll}>All trains</Button>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Departures"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
