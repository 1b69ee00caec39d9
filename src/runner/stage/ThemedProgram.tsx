import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { createSiteTheme } from '@site/src/features/theme/createSiteTheme';
import { getStyleCache } from '@site/src/features/theme/styleCaches';
import type { RunnerTheme } from '@site/src/lib/contracts/runner';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/src/lib/preferenceKeys';
import { type ReactNode, useEffect, useMemo } from 'react';

function createPlainTheme(direction: RunnerTheme['direction']): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: true, dark: true },
    direction,
  });
}

/** Tells Material UI of a new mode; a program that sets the mode itself keeps it until then. */
function ModeSync({ mode }: { mode: RunnerTheme['mode'] }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

interface ThemedProgramProps {
  theme: RunnerTheme;
  children: ReactNode;
}

/** The look of a program: the site's theme, or the plain one when it is isolated. */
export function ThemedProgram({ theme, children }: ThemedProgramProps) {
  const { mode, direction, dense, isolated } = theme;
  const materialTheme = useMemo(
    () => (isolated ? createPlainTheme(direction) : createSiteTheme({ direction, dense })),
    [direction, dense, isolated],
  );
  return (
    <CacheProvider value={getStyleCache(direction)}>
      <ThemeProvider theme={materialTheme} defaultMode={mode} storageManager={null} noSsr>
        <ModeSync mode={mode} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
