import { createTheme, ThemeProvider, type Theme } from '@material-ui/core/styles';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, route: 'Night ferry', departs: '22:40', seats: 64 },
  { id: 2, route: 'Island loop', departs: '09:15', seats: 12 },
  { id: 3, route: 'Harbor shuttle', departs: '09:30', seats: 0 },
  { id: 4, route: 'Lighthouse tour', departs: '14:00', seats: 27 },
];

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 120 },
  { field: 'departs', headerName: 'Departs', width: 100 },
  { field: 'seats', headerName: 'Free', type: 'number', width: 90 },
];

// Extends the surrounding theme. An app passes `props` and `overrides` to its own
// createTheme.
const withGrid = (outerTheme: Theme | null) =>
  createTheme({
    ...outerTheme,
    props: { MuiDataGrid: { disableColumnMenu: true } },
    overrides: {
      MuiDataGrid: {
        root: {
          border: `2px solid ${outerTheme?.palette.primary.main}`,
          borderRadius: 12,
        },
      },
    },
  });

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withGrid}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid aria-label="Ferry departures" rows={rows} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
