import { CacheProvider } from '@emotion/react';
import type { DemoThemeProps } from '@site/src/lib/contracts/demoLibraries';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { createPaletteOptions } from './createPaletteOptions';
import { getStyleCache } from './styleCaches';

/** The parts of `@mui/material/styles` 5 that create the theme. */
interface Material<Theme> {
  createTheme: (options: ReturnType<typeof createPaletteOptions>) => Theme;
  ThemeProvider: (props: { theme: Theme; children: ReactNode }) => ReactElement;
}

/** The theme for demos with Material UI 5: one palette at a time. */
export function createPaletteTheme<Theme>({ createTheme, ThemeProvider }: Material<Theme>) {
  return function PaletteTheme({ mode, direction, dense, isolated, children }: DemoThemeProps) {
    const theme = useMemo(
      () => createTheme(createPaletteOptions({ mode, direction, dense, isolated })),
      [mode, direction, dense, isolated],
    );
    return (
      <CacheProvider value={getStyleCache(direction)}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    );
  };
}
