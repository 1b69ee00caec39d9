import type { ColorModeStorage } from '@site/src/lib/contracts/demoLibraries';
import { DARK_SCHEME_KEY, LIGHT_SCHEME_KEY, MODE_KEY } from '@site/src/lib/preferenceKeys';
import {
  getPreferences,
  isMode,
  setColorScheme,
  setMode,
  subscribeToPreferences,
} from '../preferences';

function readValue(key: string): string | undefined {
  const { color } = getPreferences();
  switch (key) {
    case MODE_KEY:
      return color.mode;
    case LIGHT_SCHEME_KEY:
      return color.schemes.light;
    case DARK_SCHEME_KEY:
      return color.schemes.dark;
    default:
      return undefined;
  }
}

function writeValue(key: string, value: unknown): void {
  if (key === MODE_KEY && isMode(value)) {
    setMode(value);
  } else if (key === LIGHT_SCHEME_KEY && typeof value === 'string') {
    setColorScheme({ light: value });
  } else if (key === DARK_SCHEME_KEY && typeof value === 'string') {
    setColorScheme({ dark: value });
  }
}

/** Lets Material UI read and change the reader's color mode using the site's preferences. */
export const colorModeStorage: ColorModeStorage = ({ key }) => ({
  get: (defaultValue) => readValue(key) ?? defaultValue,
  set: (value) => writeValue(key, value),
  subscribe: (handler) => subscribeToPreferences(() => handler(readValue(key))),
});
