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

export interface SiteThemeOptions {
  direction: 'ltr' | 'rtl';
  dense: boolean;
}

const HEADING = { fontFamily: HEADING_FONT, fontWeight: 600, letterSpacing: '-0.02em' };

/** The palettes of the site's demos. */
export const SITE_PALETTES = {
  light: { primary: { main: PRIMARY_MAIN } },
  dark: {
    primary: { main: PRIMARY_MAIN_DARK, dark: PRIMARY_DARK_DARK },
    background: { default: DARK_GROUND, paper: DARK_RAISED },
  },
};

/**
 * The theme of the site's demos without its colors: the options that work in all versions of
 * Material UI.
 */
export function createThemeOptions({ direction, dense }: SiteThemeOptions) {
  return {
    direction,
    spacing: SPACING,
    shape: { borderRadius: BORDER_RADIUS },
    breakpoints: { values: BREAKPOINTS, step: BREAKPOINT_STEP, unit: 'px' },
    typography: {
      fontFamily: TEXT_FONT,
      ...{ h1: HEADING, h2: HEADING, h3: HEADING, h4: HEADING, h5: HEADING, h6: HEADING },
    },
    components: dense ? denseComponents : {},
  };
}
