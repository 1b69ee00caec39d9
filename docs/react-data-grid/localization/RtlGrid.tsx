import * as React from 'react';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { ferries } from './ferries';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'الخط', width: 170 },
  { field: 'from', headerName: 'من', width: 140 },
  { field: 'to', headerName: 'إلى', width: 140 },
  { field: 'departs', headerName: 'المغادرة', width: 120 },
  { field: 'seats', headerName: 'المقاعد', type: 'number', width: 120 },
];

export default function RtlGrid() {
  const outerTheme = useTheme<ThemeOptions>();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }, arSD),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl" lang="ar" style={{ height: 400 }}>
        <DataGrid
          label="رحلات العبّارات"
          rows={ferries}
          columns={columns}
          checkboxSelection
          // arSD has no translation for this text.
          localeText={{
            paginationDisplayedRows: ({ from, to, count }) =>
              `${from}–${to} من ${count}`,
          }}
          sx={{
            // With a right-to-left style cache, you wouldn't need these.
            '& .MuiDataGrid-cell--textLeft': { textAlign: 'start' },
            '& .MuiDataGrid-cell--textRight': { textAlign: 'end' },
            '& .MuiDataGrid-columnSeparator--sideRight': {
              right: 'auto',
              insetInlineEnd: -5,
            },
          }}
        />
      </div>
    </ThemeProvider>
  );
}
