import { createStorageSlot } from '@docusaurus/theme-common';
import { formatCookie, readCookie, removeCookie } from '@site/src/lib/cookies';
import {
  DARK_SCHEME_KEY,
  LIGHT_SCHEME_KEY,
  SETTINGS_BEFORE_KEY,
} from '@site/src/lib/preferenceKeys';
import {
  readChosen,
  SETTING_NAMES,
  SETTINGS,
  type ChosenSettings,
  type SettingName,
} from '@site/src/lib/settings';
import { readStorage } from '@site/src/lib/storage';
import { rereadPreferences, showPreferences } from './preferencesStore';

const isCookie = (name: SettingName) => 'isCookie' in SETTINGS[name];

const COOKIES = SETTING_NAMES.filter(isCookie).flatMap(
  (name): readonly string[] => SETTINGS[name].keys,
);

/** Stores or removes a value, and notifies the tabs and install commands on this page. */
function write(key: string, value: string | null): void {
  if (COOKIES.includes(key)) {
    document.cookie = value === null ? removeCookie(key) : formatCookie(key, value);
    return;
  }
  const slot = createStorageSlot(key);
  if (value === null) {
    slot.del();
  } else {
    slot.set(value);
  }
}

function store(name: SettingName, value: string): void {
  SETTINGS[name].keys.forEach((key) => write(key, value));
}

/** Install commands and tabs start with this plan, but may show another one. */
export function setPlanLens(planLens: string): void {
  store('plan', planLens);
  showPreferences({ planLens });
}

/** Demos, install commands and tabs follow. */
export function setDateLibrary(dateLibrary: string): void {
  store('date-library', dateLibrary);
  showPreferences({ dateLibrary });
}

/** The reader's choices on the site so far. */
export function getChosen(): ChosenSettings {
  return readChosen((key, isInCookie) =>
    isInCookie ? readCookie(document.cookie, key) : readStorage(key),
  );
}

/** Resets all choices, as if the reader had never made any. */
export function resetSettings(): void {
  const keys = SETTING_NAMES.flatMap((name): readonly string[] => SETTINGS[name].keys);
  [...keys, LIGHT_SCHEME_KEY, DARK_SCHEME_KEY].forEach((key) => write(key, null));
  rereadPreferences();
}

/** What was stored before a link changed settings, or undefined; keys are those of `SETTINGS`. */
function readBefore(): Record<string, string | null> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SETTINGS_BEFORE_KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null
      ? (stored as Record<string, string | null>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The settings from a link that the reader hasn't decided on yet, with their current values. */
export function listFromLink(): SettingName[] {
  const before = readBefore() ?? {};
  return SETTING_NAMES.filter((name) => SETTINGS[name].keys[0] in before);
}

/** Keeps the settings from the link. */
export function keepFromLink(): void {
  sessionStorage.removeItem(SETTINGS_BEFORE_KEY);
}

/** Restores the reader's choices from before the link. */
export function undoFromLink(): void {
  const known = SETTING_NAMES.flatMap((name): readonly string[] => SETTINGS[name].keys);
  Object.entries(readBefore() ?? {})
    .filter(([key]) => known.includes(key))
    .forEach(([key, value]) => write(key, value));
  keepFromLink();
  rereadPreferences();
}
