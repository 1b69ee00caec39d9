import { createTheme, ThemeProvider, type Theme } from '@material-ui/core/styles';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, blend: 'Harvest', notes: 'Malt, fig', grams: 2400 },
  { id: 2, blend: 'Meadow', notes: 'Clover, citrus', grams: 1150 },
  { id: 3, blend: 'Ember', notes: 'Smoke, resin', grams: 640 },
  { id: 4, blend: 'Dew', notes: 'Melon, hay', grams: 320 },
];

const columns: GridColDef[] = [
  { field: 'blend', headerName: 'Blend', flex: 1 },
  { field: 'notes', headerName: 'Notes', flex: 1 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 120 },
];

const colors = {
  light: { grid: '#fbf8f1', header: '#e9dfc8' },
  dark: { grid: '#17150f', header: '#38321f' },
};

// Extends the surrounding theme. An app passes `overrides` to its own createTheme.
const withColors = (outerTheme: Theme | null) => {
  const { grid, header } = colors[outerTheme?.palette.type ?? 'light'];
  return createTheme({
    ...outerTheme,
    overrides: {
      MuiDataGrid: {
        root: {
          overflow: 'hidden',
          backgroundColor: grid,
          [`& .${gridClasses.columnsContainer}`]: { backgroundColor: header },
        },
      },
    },
  });
};

export default function SurfaceColors() {
  return (
    <ThemeProvider theme={withColors}>
      <div style={{ height: 266, width: '100%' }}>
        <DataGrid aria-label="Tea blends" rows={rows} columns={columns} hideFooter />
      </div>
    </ThemeProvider>
  );
}
