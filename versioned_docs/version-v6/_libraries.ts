import { createTheme, ThemeProvider } from '@mui/material/styles';
import { LicenseInfo } from '@mui/x-license-pro';
import { createPaletteTheme } from '@site/src/features/theme/createPaletteTheme';
import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';

/** Shows this workspace's demos with its own Material UI and license package. */
export const libraries: DemoLibraries = {
  Theme: createPaletteTheme({ createTheme, ThemeProvider }),
  setLicenseKey: (key) => LicenseInfo.setLicenseKey(key),
};
