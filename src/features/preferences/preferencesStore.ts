import type { CodeStyling, CodeVariant } from '@site/src/lib/contracts/demos';
import { formatCookie } from '@site/src/lib/cookies';
import { createStore } from '@site/src/lib/createStore';
import {
  CODE_STYLING_COOKIE,
  CODE_VARIANT_COOKIE,
  COLOR_SCHEME_ATTRIBUTE,
  DARK_SCHEME_KEY,
  DATE_LIBRARY_ATTRIBUTE,
  DATE_LIBRARY_KEY,
  DENSITY_KEY,
  DIRECTION_ATTRIBUTE,
  DIRECTION_KEY,
  LIGHT_SCHEME_KEY,
  MODE_KEY,
  PLAN_LENS_ATTRIBUTE,
  PLAN_LENS_KEY,
  THEME_COLORS,
} from '@site/src/lib/preferenceKeys';
import { readStorage, writeStorage } from '@site/src/lib/storage';
import { getInitialCodeStyling, getInitialCodeVariant } from './codeChoice';
import {
  chooseSchemes,
  DEFAULT_MODE,
  DEFAULT_SCHEMES,
  getActiveScheme,
  getEffectiveMode,
  readColorMode,
  type ColorModeState,
  type ColorSchemeChoice,
  type Mode,
} from './colorMode';
import {
  DEFAULT_THEME_STATE,
  themeReducer,
  type Direction,
  type ThemeAction,
  type ThemeState,
} from './themeReducer';
import { watchPrinting } from './watchPrinting';

export interface Preferences {
  color: ColorModeState;
  theme: ThemeState;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  /** The stored value, or null: demos know which libraries they support. */
  dateLibrary: string | null;
  /** As stored; things outside of this plan are marked. */
  planLens: string;
}

/** The preferences in the served HTML, before the reader's own choices are read. */
const SERVER_PREFERENCES: Preferences = {
  color: { mode: DEFAULT_MODE, systemMode: 'light', schemes: DEFAULT_SCHEMES },
  theme: DEFAULT_THEME_STATE,
  codeVariant: 'TS',
  codeStyling: 'system',
  dateLibrary: null,
  planLens: 'all',
};

const DARK_QUERY = '(prefers-color-scheme: dark)';
const STORED_KEYS = [
  ...[MODE_KEY, LIGHT_SCHEME_KEY, DARK_SCHEME_KEY, DIRECTION_KEY, DENSITY_KEY],
  ...[DATE_LIBRARY_KEY, PLAN_LENS_KEY],
];

/** Paper is white: while the page is printed, the reader's mode is ignored. */
let isPrinting = false;

/** The reader's choices; follows other tabs and the system while it has subscribers. */
const store = createStore({
  serverState: SERVER_PREFERENCES,
  read: readPreferences,
  watch: watchSurroundings,
});

export const {
  get: getPreferences,
  getServerState: getServerPreferences,
  subscribe: subscribeToPreferences,
} = store;

function readColor(): ColorModeState {
  return readColorMode(readStorage, window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light');
}

function getShownScheme(color: ColorModeState): ThemeState['paletteMode'] {
  return isPrinting ? 'light' : getActiveScheme(color);
}

function withColor(current: Preferences, color: ColorModeState): Preferences {
  const paletteMode = getShownScheme(color);
  const theme = themeReducer(current.theme, { type: 'CHANGE', payload: { paletteMode } });
  return { ...current, color, theme };
}

function readPreferences(): Preferences {
  const { hash } = window.location;
  const theme: ThemeState = {
    ...DEFAULT_THEME_STATE,
    direction: readStorage(DIRECTION_KEY) === 'rtl' ? 'rtl' : 'ltr',
    dense: readStorage(DENSITY_KEY) === 'true',
  };
  const chosen: Preferences = {
    color: SERVER_PREFERENCES.color,
    theme,
    codeVariant: getInitialCodeVariant(hash, document.cookie),
    codeStyling: getInitialCodeStyling(hash, document.cookie),
    dateLibrary: readStorage(DATE_LIBRARY_KEY),
    planLens: readStorage(PLAN_LENS_KEY) ?? SERVER_PREFERENCES.planLens,
  };
  return withColor(chosen, readColor());
}

/** Applies the choices to the document, like the first-paint script. */
function applyToDocument({ color, theme, planLens, dateLibrary }: Preferences): void {
  const root = document.documentElement;
  const mode = isPrinting ? 'light' : getEffectiveMode(color);
  root.setAttribute(COLOR_SCHEME_ATTRIBUTE, getShownScheme(color));
  root.setAttribute('data-theme', getShownScheme(color));
  root.setAttribute('data-theme-choice', color.mode);
  root.setAttribute(DIRECTION_ATTRIBUTE, theme.direction);
  root.setAttribute('dir', theme.direction);
  root.setAttribute(PLAN_LENS_ATTRIBUTE, planLens);
  root.setAttribute(DATE_LIBRARY_ATTRIBUTE, dateLibrary ?? '');
  document.body.classList.remove('mode-light', 'mode-dark');
  document.body.classList.add(`mode-${mode}`);
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.content = THEME_COLORS[mode];
  });
}

function update(next: Preferences): void {
  if (next !== getPreferences()) {
    applyToDocument(next);
    store.set(next);
  }
}

function handleStorage(event: StorageEvent): void {
  if (event.key === null || STORED_KEYS.includes(event.key)) {
    // Code choices are stored in cookies; this page keeps its own.
    const { codeVariant, codeStyling } = getPreferences();
    update({ ...readPreferences(), codeVariant, codeStyling });
  }
}

function handleSystemChange(): void {
  const color = readColor();
  if (color.systemMode !== getPreferences().color.systemMode) {
    update(withColor(getPreferences(), color));
  }
}

function setPrinting(next: boolean): void {
  isPrinting = next;
  update(withColor(getPreferences(), getPreferences().color));
}

function watchSurroundings(): () => void {
  window.addEventListener('storage', handleStorage);
  window.matchMedia(DARK_QUERY).addEventListener('change', handleSystemChange);
  const unwatchPrinting = watchPrinting(setPrinting);
  // Changes between the first paint and now went unnoticed.
  handleSystemChange();
  applyToDocument(getPreferences());
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.matchMedia(DARK_QUERY).removeEventListener('change', handleSystemChange);
    unwatchPrinting();
  };
}

/** Reads the stored choices again after other code has written them. */
export function rereadPreferences(): void {
  update(readPreferences());
}

/** Shows choices that other code has stored, or tried to. */
export function showPreferences(
  chosen: Partial<Pick<Preferences, 'dateLibrary' | 'planLens'>>,
): void {
  update({ ...getPreferences(), ...chosen });
}

/** Sets a mode; null restores the default. Setting the current mode does nothing. */
export function setMode(mode: Mode | null): void {
  const current = getPreferences();
  const next = mode ?? DEFAULT_MODE;
  if (next !== current.color.mode) {
    writeStorage(MODE_KEY, next);
    update(withColor(current, { ...readColor(), mode: next, schemes: current.color.schemes }));
  }
}

export function setColorScheme(choice: ColorSchemeChoice): void {
  const current = getPreferences();
  const schemes = chooseSchemes(current.color, choice);
  if (schemes !== current.color.schemes) {
    writeStorage(LIGHT_SCHEME_KEY, schemes.light);
    writeStorage(DARK_SCHEME_KEY, schemes.dark);
    update(withColor(current, { ...current.color, schemes }));
  }
}

/** Runs a theme action on the reader's preferences and stores direction and density. */
export function dispatchTheme(action: ThemeAction): void {
  const current = getPreferences();
  const theme = themeReducer(current.theme, action);
  if (theme !== current.theme) {
    writeStorage(DIRECTION_KEY, theme.direction);
    writeStorage(DENSITY_KEY, String(theme.dense));
    update({ ...current, theme });
  }
}

export function setDirection(direction: Direction): void {
  dispatchTheme({ type: 'CHANGE', payload: { direction } });
}

export function setCodeVariant(codeVariant: CodeVariant): void {
  document.cookie = formatCookie(CODE_VARIANT_COOKIE, codeVariant);
  update({ ...getPreferences(), codeVariant });
}

export function setCodeStyling(codeStyling: CodeStyling): void {
  document.cookie = formatCookie(CODE_STYLING_COOKIE, codeStyling);
  update({ ...getPreferences(), codeStyling });
}
