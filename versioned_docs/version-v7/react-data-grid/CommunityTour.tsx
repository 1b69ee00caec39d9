import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const customers = ['Ines Okoro', 'Tom Halvorsen', 'Priya Raman', 'Lou Becker'];
const tasks = [
  'Brake bleed',
  'Wheel truing',
  'Full service',
  'New drivetrain',
  'Puncture',
];
const mechanics = ['Ada', 'Jonas', 'Mei'];

const rows: GridRowsProp = Array.from({ length: 28 }, (_, index) => ({
  id: index + 1,
  customer: customers[(index * 3) % customers.length],
  task: tasks[(index * 2 + Math.floor(index / 5)) % tasks.length],
  mechanic: mechanics[index % mechanics.length],
  due: new Date(2025, 5, 2 + ((index * 5) % 26)),
  quote: 18 + ((index * 47) % 190),
  collected: index % 4 === 0,
}));

const dayMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
});
const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', width: 150, editable: true },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150, editable: true },
  {
    field: 'mechanic',
    headerName: 'Mechanic',
    type: 'singleSelect',
    valueOptions: mechanics,
    width: 120,
    editable: true,
  },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 110,
    editable: true,
    valueFormatter: (value?: Date) => (value ? dayMonth.format(value) : ''),
  },
  {
    field: 'quote',
    headerName: 'Quote',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value?: number) => (value == null ? '' : euros.format(value)),
  },
  {
    field: 'collected',
    headerName: 'Collected',
    type: 'boolean',
    width: 110,
    editable: true,
  },
];

export default function CommunityTour() {
  return (
    <Box sx={{ height: 461, width: '100%' }}>
      <DataGrid
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Repair jobs' },
          toolbar: { showQuickFilter: true },
        }}
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        pageSizeOptions={[6, 12, 24]}
        initialState={{
          pagination: { paginationModel: { pageSize: 6 } },
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
