export {
  getPreferences,
  setColorScheme,
  setMode,
  subscribeToPreferences,
  dispatchTheme,
  setCodeVariant,
} from './preferencesStore';
export { CODE_VARIANTS } from './codeChoice';
export { ColorModeSync } from './ColorModeSync';
export { SettingsButton } from './SettingsButton';
export type { Direction, ThemeAction, ThemeState } from './themeReducer';
export { isMode, type ColorSchemeChoice } from './colorMode';
export { usePreferences } from './usePreferences';
