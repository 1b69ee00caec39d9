import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';
import { createVariablesTheme } from '@site/src/features/theme/createVariablesTheme';
import { plainHeadings } from '@site/src/features/theme/plainHeadings';
import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';

/** Shows this workspace's demos with its own Material UI and license package. */
export const libraries: DemoLibraries = {
  Theme: createVariablesTheme({
    createTheme,
    ThemeProvider,
    useColorScheme,
    components: plainHeadings,
  }),
  setLicenseKey: (key) => LicenseInfo.setLicenseKey(key),
  setTelemetry: (isEnabled) =>
    isEnabled
      ? muiXTelemetrySettings.enableTelemetry()
      : muiXTelemetrySettings.disableTelemetry(),
};
