export {
  getPreferences,
  setColorScheme,
  setMode,
  subscribeToPreferences,
  dispatchTheme,
} from './preferencesStore';
export { PreferencesSync } from './PreferencesSync';
export { SettingsButton } from './SettingsButton';
export type { Direction, ThemeAction, ThemeState } from './themeReducer';
export { isMode, type ColorSchemeChoice } from './colorMode';
export { usePreferences } from './usePreferences';
