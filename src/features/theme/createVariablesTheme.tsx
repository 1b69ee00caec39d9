import { CacheProvider } from '@emotion/react';
import type { ColorModeStorage, DemoThemeProps } from '@site/src/lib/contracts/demoLibraries';
import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import { createPlainVariablesOptions, createVariablesOptions } from './createVariablesOptions';
import { denseComponents } from './denseComponents';
import { getStyleCache } from './styleCaches';

type Options = (
  | ReturnType<typeof createVariablesOptions>
  | ReturnType<typeof createPlainVariablesOptions>
) & { components: object };

interface ProviderProps<Theme> {
  theme: Theme;
  defaultMode: 'light' | 'dark';
  storageManager: ColorModeStorage | null;
  noSsr: boolean;
  children: ReactNode;
}

/** The parts of `@mui/material/styles`, 6 or later, that create the theme. */
interface Material<Theme> {
  createTheme: (options: Options) => Theme;
  ThemeProvider: (props: ProviderProps<Theme>) => ReactElement;
  useColorScheme: () => { setMode: (mode: 'light' | 'dark') => void };
  /** Defaults that the frame sets for all demos, so that none has to. */
  components?: object;
}

/**
 * The theme for demos with a Material UI that has CSS variables: changing the mode doesn't
 * rerender.
 */
export function createVariablesTheme<Theme>({
  createTheme,
  ThemeProvider,
  useColorScheme,
  components = {},
}: Material<Theme>) {
  /**
   * Passes mode changes to Material UI; a program that sets the mode itself keeps it until then.
   */
  function ModeSync({ mode }: Pick<DemoThemeProps, 'mode'>) {
    const { setMode } = useColorScheme();
    useEffect(() => setMode(mode), [mode, setMode]);
    return null;
  }

  return function VariablesTheme(props: DemoThemeProps) {
    const { mode, direction, dense, isolated, storage = null, children } = props;
    const theme = useMemo(() => {
      if (isolated) {
        const options = createPlainVariablesOptions(direction);
        return createTheme({
          ...options,
          components: { ...components, ...(dense && denseComponents) },
        });
      }
      const options = createVariablesOptions({ direction, dense });
      return createTheme({ ...options, components: { ...components, ...options.components } });
    }, [direction, dense, isolated]);
    return (
      <CacheProvider value={getStyleCache(direction)}>
        <ThemeProvider theme={theme} defaultMode={mode} storageManager={storage} noSsr>
          {!storage && <ModeSync mode={mode} />}
          {children}
        </ThemeProvider>
      </CacheProvider>
    );
  };
}
