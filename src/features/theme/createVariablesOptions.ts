import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';
import { createThemeOptions, SITE_PALETTES, type SiteThemeOptions } from './createThemeOptions';

/** The theme of the site's demos for Material UI 6 and later: both schemes as CSS variables. */
export function createVariablesOptions(options: SiteThemeOptions) {
  const { light, dark } = SITE_PALETTES;
  return {
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    ...createThemeOptions(options),
  };
}

/** Material UI's own theme; the prefix of its variables is different from the site's. */
export function createPlainVariablesOptions(direction: SiteThemeOptions['direction']) {
  return {
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE, cssVarPrefix: 'plain' },
    colorSchemes: { light: true, dark: true },
    direction,
  };
}
