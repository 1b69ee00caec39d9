import {
  createTheme,
  jssPreset,
  StylesProvider,
  ThemeProvider,
} from '@material-ui/core/styles';
import { LicenseInfo } from '@mui/x-license-pro';
import { createJssTheme } from '@site/src/features/theme/createJssTheme';
import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';
import { create } from 'jss';
import rtl from 'jss-rtl';
import { showSettledGrids } from './_showSettledGrids';

showSettledGrids();

/** What shows the demos of this workspace: its own Material-UI and licence package. */
export const libraries: DemoLibraries = {
  Theme: createJssTheme({
    createTheme,
    ThemeProvider,
    StylesProvider,
    createJss: (direction) => {
      const { plugins } = jssPreset();
      return create({
        plugins: direction === 'rtl' ? [...plugins, rtl()] : [...plugins],
      });
    },
  }),
  setLicenseKey: (key) => LicenseInfo.setLicenseKey(key),
};
