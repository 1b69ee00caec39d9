import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { LicenseInfo } from '@mui/x-license';
import { createVariablesTheme } from '@site/src/features/theme/createVariablesTheme';
import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';

/** Shows this workspace's demos with its own Material UI and license package. */
export const libraries: DemoLibraries = {
  Theme: createVariablesTheme({ createTheme, ThemeProvider, useColorScheme }),
  setLicenseKey: (key) => LicenseInfo.setLicenseKey(key),
};
