import type { DemoProgram } from '../contracts/demos';

/** The wrapper of a demo with an old Material UI: its default theme, in light mode. */
function createOldMain(
  { language, name, url }: DemoProgram,
  { scope, box }: { scope: string; box: string },
): string {
  return `// ${url}
import { createRoot } from 'react-dom/client';
import Box from '${scope}/Box';
import CssBaseline from '${scope}/CssBaseline';
import { createTheme, ThemeProvider } from '${scope}/styles';
import Demo from './${name}';

const theme = createTheme();

createRoot(document.getElementById('root')${language === 'TS' ? '!' : ''}).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <Box ${box}>
      <Demo />
    </Box>
  </ThemeProvider>,
);
`;
}

const PADDED = `        <Box sx={{ p: 3 }}>
          <Demo />
        </Box>`;

const PAGE = '        <Demo />';

/**
 * The wrapper that a demo has on the site.
 *
 * Material UI declares the order of the layers instead of a style sheet, because its global styles
 * go to the very start of the head: otherwise, `mui` would come first and Tailwind's reset would
 * win. https://mui.com/material-ui/integrations/tailwindcss/tailwindcss-v4/
 */
function createCurrentMain({ language, name, styling, url, isPage }: DemoProgram): string {
  return `// ${url}
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${isPage ? '' : "import Box from '@mui/material/Box';\n"}import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import Demo from './${name}';
${styling === 'Tailwind' ? "import './index.css';\n" : ''}
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

createRoot(document.getElementById('root')${language === 'TS' ? '!' : ''}).render(
  <StrictMode>
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
${isPage ? PAGE : PADDED}
      </ThemeProvider>
    </StyledEngineProvider>
  </StrictMode>,
);
`;
}

/** The text of `src/main.tsx` or `.jsx`, depending on the Material UI that the program needs. */
export function createMain(program: DemoProgram): string {
  const version = program.dependencies['@mui/material'];
  if (version === undefined) {
    return createOldMain(program, { scope: '@material-ui/core', box: 'p={3}' });
  }
  return version.startsWith('5.')
    ? createOldMain(program, { scope: '@mui/material', box: 'sx={{ p: 3 }}' })
    : createCurrentMain(program);
}
