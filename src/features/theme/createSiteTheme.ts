import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';
import { denseComponents } from './denseComponents';
import {
  BORDER_RADIUS,
  BREAKPOINT_STEP,
  BREAKPOINTS,
  DARK_GROUND,
  DARK_RAISED,
  HEADING_FONT,
  PRIMARY_DARK_DARK,
  PRIMARY_MAIN,
  PRIMARY_MAIN_DARK,
  SPACING,
  TEXT_FONT,
} from './themeConstants';

interface SiteThemeOptions {
  direction: 'ltr' | 'rtl';
  dense: boolean;
  /** Replaces parts of the light and dark palettes. Errors about colours reach the caller. */
  colorSchemes?: ThemeOptions['colorSchemes'];
}

const HEADING = { fontFamily: HEADING_FONT, fontWeight: 600, letterSpacing: '-0.02em' };

/** The Material UI theme of the site's demos: both colour schemes as CSS variables. */
export function createSiteTheme({ direction, dense, colorSchemes }: SiteThemeOptions): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: {
      light: { palette: { primary: { main: PRIMARY_MAIN } } },
      dark: {
        palette: {
          primary: { main: PRIMARY_MAIN_DARK, dark: PRIMARY_DARK_DARK },
          background: { default: DARK_GROUND, paper: DARK_RAISED },
        },
      },
      ...colorSchemes,
    },
    direction,
    spacing: SPACING,
    shape: { borderRadius: BORDER_RADIUS },
    breakpoints: { values: BREAKPOINTS, step: BREAKPOINT_STEP, unit: 'px' },
    typography: {
      fontFamily: TEXT_FONT,
      ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((level) => [level, HEADING])),
    },
    components: dense ? denseComponents : {},
  });
}
