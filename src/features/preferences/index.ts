export {
  getPreferences,
  setColorScheme,
  setMode,
  subscribeToPreferences,
  dispatchTheme,
  setCodeVariant,
  setCodeStyling,
} from './preferencesStore';
export { ColorModeSync } from './ColorModeSync';
export { SettingsButton } from './SettingsButton';
export type { Direction, ThemeAction, ThemeState } from './themeReducer';
export { isMode, type ColorSchemeChoice } from './colorMode';
export { usePreferences } from './usePreferences';
