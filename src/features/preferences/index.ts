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
export type { ThemeAction } from './themeReducer';
export { isMode } from './colorMode';
export { usePreferences } from './usePreferences';
