import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';
import { type ReactNode, useMemo } from 'react';
import { usePreferences } from '../preferences';
import { colorModeStorage } from './colorModeStorage';
import { getStyleCache } from './styleCaches';

/** Material UI's own theme in the reader's mode and direction, for demos apart from the site's. */
export function PlainThemeProvider({ children }: { children: ReactNode }) {
  const { direction } = usePreferences().theme;
  const theme = useMemo(
    () =>
      createTheme({
        cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE, cssVarPrefix: 'plain' },
        colorSchemes: { light: true, dark: true },
        direction,
      }),
    [direction],
  );
  return (
    <CacheProvider value={getStyleCache(direction)}>
      <ThemeProvider theme={theme} storageManager={colorModeStorage} noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
