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

/** Inserts rules one by one, because the site's policy forbids text in style elements. */
function insertRules(jss: Jss): Jss {
  const createStyleSheet = jss.createStyleSheet.bind(jss);
  jss.createStyleSheet = (styles, options) =>
    createStyleSheet(styles, { ...options, link: true });
  return jss;
}

/** Shows this workspace's demos with its own Material-UI and license package. */
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
