export { PlainThemeProvider } from './PlainThemeProvider';
export { ThemeProvider, useThemeDispatch } from './ThemeProvider';
