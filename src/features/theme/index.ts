export { createJssTheme } from './createJssTheme';
export { createPaletteTheme } from './createPaletteTheme';
export { createVariablesTheme } from './createVariablesTheme';
export { ThemeProvider, useThemeDispatch } from './ThemeProvider';
