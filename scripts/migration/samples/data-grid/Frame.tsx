import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
// The build writes the key.
import { LicenseInfo as License } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type { ReactNode } from 'react';

License.setLicenseKey('KEY');

const theme = createTheme({
  palette: { background: { paper: '#f7f9fb' } },
  mixins: { MuiDataGrid: { containerBackground: '#e8edf2', pinnedBackground: '#f3f6f9' } },
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact' },
      styleOverrides: { paper: { borderRadius: 12 } },
    },
  },
});

export function Frame({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <Paper>{children}</Paper>
    </ThemeProvider>
  );
}
