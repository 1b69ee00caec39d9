import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { LicenseInfo } from '@mui/x-license';
import { createVariablesTheme } from '@site/src/features/theme/createVariablesTheme';
import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';

/** What shows the demos of this workspace: its own Material UI and licence package. */
export const libraries: DemoLibraries = {
  Theme: createVariablesTheme({ createTheme, ThemeProvider, useColorScheme }),
  setLicenseKey: (key) => LicenseInfo.setLicenseKey(key),
};
