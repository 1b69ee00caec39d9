import type { DemoProgram } from '../contracts/demos';

/**
 * Text of `src/main.tsx` or `.jsx`: the surroundings that a demo has on the site.
 *
 * Material UI declares the order of the layers, not a style sheet: its global styles go to the
 * very start of the head, so that `mui` would come first of all and Tailwind's reset would win.
 * https://mui.com/material-ui/integrations/tailwindcss/tailwindcss-v4/
 */
export function createMain({ language, name, styling, url }: DemoProgram): string {
  return `// ${url}
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
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
        <Box sx={{ p: 3 }}>
          <Demo />
        </Box>
      </ThemeProvider>
    </StyledEngineProvider>
  </StrictMode>,
);
`;
}
