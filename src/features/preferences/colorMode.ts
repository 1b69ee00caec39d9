import {
  COLOR_SCHEMES,
  DARK_SCHEME_KEY,
  LIGHT_SCHEME_KEY,
  MODE_KEY,
} from '@site/src/lib/preferenceKeys';

export type Mode = 'system' | 'light' | 'dark';
export type PaletteMode = 'light' | 'dark';
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const MODES: readonly Mode[] = ['light', 'system', 'dark'];
export const DEFAULT_MODE: Mode = 'system';

export interface ColorModeState {
  mode: Mode;
  /** The operating system's preference. */
  systemMode: PaletteMode;
  /** The scheme for each mode. */
  schemes: Record<PaletteMode, ColorScheme>;
}

export const DEFAULT_SCHEMES: ColorModeState['schemes'] = { light: 'light', dark: 'dark' };

export function getEffectiveMode({ mode, systemMode }: ColorModeState): PaletteMode {
  return mode === 'system' ? systemMode : mode;
}

export function getActiveScheme(state: ColorModeState): ColorScheme {
  return state.schemes[getEffectiveMode(state)];
}

export function isMode(value: unknown): value is Mode {
  return (MODES as readonly unknown[]).includes(value);
}

function isScheme(value: unknown): value is ColorScheme {
  return (COLOR_SCHEMES as readonly unknown[]).includes(value);
}

/** The stored choices; missing or unknown values count as no choice. */
export function readColorMode(
  read: (key: string) => string | null,
  systemMode: PaletteMode,
): ColorModeState {
  const mode = read(MODE_KEY);
  const light = read(LIGHT_SCHEME_KEY);
  const dark = read(DARK_SCHEME_KEY);
  return {
    mode: isMode(mode) ? mode : DEFAULT_MODE,
    systemMode,
    schemes: {
      light: isScheme(light) ? light : DEFAULT_SCHEMES.light,
      dark: isScheme(dark) ? dark : DEFAULT_SCHEMES.dark,
    },
  };
}

/**
 * What `setColorScheme` accepts: one scheme for the active mode, one per mode, or null to reset.
 */
export type ColorSchemeChoice = string | null | { light?: string | null; dark?: string | null };

/**
 * The schemes after a choice; the same object if nothing changes. A name that the theme doesn't
 * have is reported in the console and changes nothing.
 */
export function chooseSchemes(
  state: ColorModeState,
  choice: ColorSchemeChoice,
): ColorModeState['schemes'] {
  const wanted: { light?: string | null; dark?: string | null } =
    typeof choice === 'string'
      ? { [getEffectiveMode(state)]: choice }
      : (choice ?? { light: null, dark: null });
  const unknown = Object.values(wanted).find((name) => name !== null && !isScheme(name));
  if (unknown !== undefined) {
    console.error(`The color scheme "${unknown}" does not exist in \`theme.colorSchemes\`.`);
    return state.schemes;
  }
  const schemes = { ...state.schemes };
  for (const mode of ['light', 'dark'] as const) {
    const name = wanted[mode];
    if (name !== undefined) {
      schemes[mode] = isScheme(name) ? name : DEFAULT_SCHEMES[mode];
    }
  }
  const isSame = schemes.light === state.schemes.light && schemes.dark === state.schemes.dark;
  return isSame ? state.schemes : schemes;
}
