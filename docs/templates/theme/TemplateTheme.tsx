import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { components } from './components';
import { createColorSchemes, type Accent } from './palette';
import { typography } from './typography';

interface TemplateThemeProps {
  /** The one color that acts, in both color schemes. */
  accent: Accent;
  /** Leaves everything as Material UI has it. */
  disableCustomTheme?: boolean;
  children: ReactNode;
}

/** As high as the window, without the bar that a frame may put above the page. */
const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--template-frame-height, 0px))',
} as const;

/** The look that the templates share. Takes direction and default props from the theme around it. */
export default function TemplateTheme({
  accent,
  disableCustomTheme = false,
  children,
}: TemplateThemeProps) {
  const outer = useTheme();
  const theme = useMemo(
    () =>
      createTheme({
        cssVariables: {
          cssVarPrefix: 'template',
          colorSchemeSelector: 'data-mui-color-scheme',
        },
        colorSchemes: createColorSchemes(accent),
        components: { ...outer.components, ...components },
        direction: outer.direction,
        shape: { borderRadius: 10 },
        typography,
      }),
    [accent, outer.components, outer.direction],
  );
  const page = <ScopedCssBaseline sx={PAGE}>{children}</ScopedCssBaseline>;
  return disableCustomTheme ? (
    page
  ) : (
    <ThemeProvider theme={theme}>{page}</ThemeProvider>
  );
}
