export { ThemeProvider, useThemeDispatch } from './ThemeProvider';
