import { CacheProvider } from '@emotion/react';
import { ThemeProvider as MaterialThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { dispatchTheme, usePreferences, type ThemeAction } from '../preferences';
import { colorModeStorage } from './colorModeStorage';
import { createSiteTheme } from './createSiteTheme';
import { getStyleCache } from './styleCaches';

const ThemeDispatch = createContext<(action: ThemeAction) => void>(() => {
  throw new Error('Forgot to wrap component in ThemeProvider');
});

/** Runs a theme action: SET_DENSE, RESET_DENSITY or CHANGE. Throws outside a ThemeProvider. */
export function useThemeDispatch(): (action: ThemeAction) => void {
  return useContext(ThemeDispatch);
}

/** The reader's mode, direction and density as a Material UI theme. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { direction, dense } = usePreferences().theme;
  const theme = useMemo(() => createSiteTheme({ direction, dense }), [direction, dense]);
  return (
    <ThemeDispatch.Provider value={dispatchTheme}>
      <CacheProvider value={getStyleCache(direction)}>
        <MaterialThemeProvider theme={theme} storageManager={colorModeStorage} noSsr>
          {children}
        </MaterialThemeProvider>
      </CacheProvider>
    </ThemeDispatch.Provider>
  );
}
