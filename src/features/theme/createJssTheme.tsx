import type { DemoThemeProps } from '@site/src/lib/contracts/demoLibraries';
import { type ComponentType, type ReactElement, type ReactNode, useMemo } from 'react';
import { BORDER_RADIUS, BREAKPOINTS, SPACING, TEXT_FONT } from './themeConstants';
import { SITE_PALETTES } from './createThemeOptions';

function createJssOptions({
  mode,
  direction,
  isolated,
}: Pick<DemoThemeProps, 'mode' | 'direction' | 'isolated'>) {
  return isolated
    ? { palette: { type: mode }, direction }
    : {
        palette: { type: mode, ...SITE_PALETTES[mode] },
        direction,
        spacing: SPACING,
        shape: { borderRadius: BORDER_RADIUS },
        breakpoints: { values: BREAKPOINTS },
        typography: { fontFamily: TEXT_FONT },
      };
}

/** The parts of `@material-ui/core/styles` 4 that create the theme. */
interface Material<Theme, Jss> {
  createTheme: (options: ReturnType<typeof createJssOptions>) => Theme;
  ThemeProvider: (props: { theme: Theme; children: ReactNode }) => ReactElement;
  StylesProvider: ComponentType<{ jss?: Jss; children: ReactNode }>;
  /** The style sheets for a direction; those for right-to-left are mirrored. */
  createJss: (direction: DemoThemeProps['direction']) => Jss;
}

/**
 * The theme for demos with Material-UI 4, which uses JSS. It doesn't support density, and the grid
 * of that major has its own default props, which a theme's don't replace.
 */
export function createJssTheme<Theme, Jss>({
  createTheme,
  ThemeProvider,
  StylesProvider,
  createJss,
}: Material<Theme, Jss>) {
  const sheets = new Map<DemoThemeProps['direction'], Jss>();

  function getJss(direction: DemoThemeProps['direction']): Jss {
    const jss = sheets.get(direction) ?? createJss(direction);
    sheets.set(direction, jss);
    return jss;
  }

  return function JssTheme({ mode, direction, isolated, children }: DemoThemeProps) {
    const theme = useMemo(
      () => createTheme(createJssOptions({ mode, direction, isolated })),
      [mode, direction, isolated],
    );
    return (
      // A provider keeps its initial sheets.
      <StylesProvider key={direction} jss={getJss(direction)}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </StylesProvider>
    );
  };
}
