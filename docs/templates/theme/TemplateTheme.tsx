import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type Theme,
} from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { components } from './components';
import { createColorSchemes, type Accent } from './palette';
import { typography } from './typography';

interface TemplateThemeProps {
  /** The accent color, in both color schemes. */
  accent: Accent;
  /** Keeps Material UI's default look. */
  disableCustomTheme?: boolean;
  children: ReactNode;
}

/**
 * Gives style sheets the theme's colors under names that don't depend on the theme. The page is as
 * tall as the window, minus the bar that a frame may put above it.
 */
function createPage(theme: Theme) {
  const { palette } = theme.vars ?? theme;
  return {
    '--t-accent': palette.primary.main,
    '--t-on-accent': palette.primary.contrastText,
    '--t-ground': palette.background.default,
    '--t-paper': palette.background.paper,
    '--t-text': palette.text.primary,
    '--t-text-quiet': palette.text.secondary,
    '--t-line': palette.divider,
    '--t-error': palette.error.main,
    '--t-success': palette.success.main,
    '--t-tint': `color-mix(in srgb, ${palette.primary.main} 9%, ${palette.background.paper})`,
    '--t-radius': `${theme.shape.borderRadius}px`,
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - var(--template-frame-height, 0px))',
  } as const;
}

/** The templates' shared theme. Inherits direction and component settings from the outer theme. */
export default function TemplateTheme({
  accent,
  disableCustomTheme = false,
  children,
}: TemplateThemeProps) {
  const outer = useTheme();
  const theme = useMemo(() => {
    const custom = {
      colorSchemes: createColorSchemes(accent),
      shape: { borderRadius: 10 },
      typography,
    };
    const plain = { colorSchemes: { light: true, dark: true } };
    return createTheme(
      {
        cssVariables: {
          cssVarPrefix: 'template',
          colorSchemeSelector: 'data-mui-color-scheme',
        },
        direction: outer.direction,
        ...(disableCustomTheme ? plain : custom),
      },
      {
        components: {
          ...outer.components,
          ...(disableCustomTheme ? {} : components),
        },
      },
    );
  }, [accent, disableCustomTheme, outer.components, outer.direction]);
  return (
    <ThemeProvider theme={theme}>
      <ScopedCssBaseline sx={createPage}>{children}</ScopedCssBaseline>
    </ThemeProvider>
  );
}
