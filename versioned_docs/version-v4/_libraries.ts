import {
  createTheme,
  jssPreset,
  StylesProvider,
  ThemeProvider,
} from '@material-ui/core/styles';
import { LicenseInfo } from '@mui/x-license-pro';
import { createJssTheme } from '@site/src/features/theme/createJssTheme';
import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';
import { create, type Jss } from 'jss';
import rtl from 'jss-rtl';
import { showSettledGrids } from './_showSettledGrids';

showSettledGrids();

/** Rules go into style elements one by one: the policy of the site allows no text in them. */
function insertRules(jss: Jss): Jss {
  const createStyleSheet = jss.createStyleSheet.bind(jss);
  jss.createStyleSheet = (styles, options) =>
    createStyleSheet(styles, { ...options, link: true });
  return jss;
}

/** What shows the demos of this workspace: its own Material-UI and licence package. */
export const libraries: DemoLibraries = {
  Theme: createJssTheme({
    createTheme,
    ThemeProvider,
    StylesProvider,
    createJss: (direction) => {
      const { plugins } = jssPreset();
      return insertRules(
        create({
          plugins: direction === 'rtl' ? [...plugins, rtl()] : [...plugins],
        }),
      );
    },
  }),
  setLicenseKey: (key) => LicenseInfo.setLicenseKey(key),
};
