import type { DemoLibraries } from '@site/src/lib/contracts/demoLibraries';
import { createContext, type ReactNode, useContext } from 'react';
import { dispatchTheme, usePreferences, type ThemeAction } from '../preferences';
import { colorModeStorage } from './colorModeStorage';

const ThemeDispatch = createContext<(action: ThemeAction) => void>(() => {
  throw new Error('Forgot to wrap component in ThemeProvider');
});

/** Runs a theme action: SET_DENSE, RESET_DENSITY or CHANGE. Throws outside of a ThemeProvider. */
export function useThemeDispatch(): (action: ThemeAction) => void {
  return useContext(ThemeDispatch);
}

interface ThemeProviderProps {
  /** The libraries of the demo's docs version. */
  libraries: Pick<DemoLibraries, 'Theme'>;
  isolated?: boolean;
  /** Whether the demo keeps its own density instead of using the reader's. */
  hasOwnDensity?: boolean;
  children: ReactNode;
}

/** The reader's mode, direction and density as a theme for the libraries that the demo uses. */
export function ThemeProvider(props: ThemeProviderProps) {
  const { libraries, isolated = false, hasOwnDensity = false, children } = props;
  const { paletteMode, direction, dense } = usePreferences().theme;
  const { Theme } = libraries;
  return (
    <ThemeDispatch.Provider value={dispatchTheme}>
      <Theme
        mode={paletteMode}
        direction={direction}
        dense={dense && !hasOwnDensity}
        isolated={isolated}
        storage={colorModeStorage}
      >
        {children}
      </Theme>
    </ThemeDispatch.Provider>
  );
}
