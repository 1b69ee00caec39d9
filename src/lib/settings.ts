import { CODE_STYLINGS, CODE_VARIANTS } from './contracts/demos';
import { DATE_LIBRARIES } from './dateLibraries';
import { getTabsStorageKey } from './docusaurusInternals';
import { PACKAGE_MANAGERS } from './installCommand';
import {
  CODE_STYLING_COOKIE,
  CODE_VARIANT_COOKIE,
  DATE_LIBRARY_KEY,
  DENSITY_KEY,
  DIRECTION_KEY,
  MODE_KEY,
  PLAN_LENS_KEY,
} from './preferenceKeys';
import { PLANS } from './products';

interface SettingFacts {
  /** With the default first. */
  values: readonly string[];
  /** The keys that store a choice; the first is used for reading. */
  keys: readonly string[];
  isCookie?: boolean;
}

/**
 * Everything that readers can choose for the whole site: by name in a link
 * (`?settings=mode:dark,plan:pro`), with the stored values.
 */
export const SETTINGS = {
  mode: { values: ['system', 'light', 'dark'], keys: [MODE_KEY] },
  direction: { values: ['ltr', 'rtl'], keys: [DIRECTION_KEY] },
  dense: { values: ['false', 'true'], keys: [DENSITY_KEY] },
  language: { values: CODE_VARIANTS, keys: [CODE_VARIANT_COOKIE], isCookie: true },
  styling: { values: CODE_STYLINGS, keys: [CODE_STYLING_COOKIE], isCookie: true },
  'date-library': { values: DATE_LIBRARIES, keys: [DATE_LIBRARY_KEY] },
  'package-manager': { values: PACKAGE_MANAGERS, keys: [getTabsStorageKey('package-manager')] },
  // Install commands and tabs start with the reader's plan, but may show another one.
  plan: { values: ['all', ...PLANS], keys: [PLAN_LENS_KEY, getTabsStorageKey('plan')] },
} as const satisfies Record<string, SettingFacts>;

export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The query parameter of a link with settings. */
export const SETTINGS_PARAMETER = 'settings';

function isValueOf(name: SettingName, value: string | null | undefined): value is string {
  return (SETTINGS[name].values as readonly unknown[]).includes(value);
}

/**
 * The chosen values of all settings; those left at their default because they were never changed
 * aren't included.
 */
export type ChosenSettings = Partial<Record<SettingName, string>>;

/** The stored choices, by name; unknown values count as not chosen. */
export function readChosen(
  read: (key: string, isCookie: boolean) => string | null | undefined,
): ChosenSettings {
  const chosen: ChosenSettings = {};
  for (const name of SETTING_NAMES) {
    const { keys, isCookie = false }: SettingFacts = SETTINGS[name];
    const value = read(keys[0]!, isCookie);
    if (isValueOf(name, value)) {
      chosen[name] = value;
    }
  }
  return chosen;
}

/** A URL with the choices; the URL itself if there are none. */
export function addSettings(address: string, chosen: ChosenSettings): string {
  const url = new URL(address);
  url.searchParams.delete(SETTINGS_PARAMETER);
  const text = SETTING_NAMES.flatMap((name) => {
    const value = chosen[name];
    return value === undefined ? [] : [`${name}:${value}`];
  }).join(',');
  if (text !== '') {
    // Not with searchParams, which would escape characters that are valid in a query and more
    // readable.
    url.search += `${url.search ? '&' : '?'}${SETTINGS_PARAMETER}=${text}`;
  }
  return url.href;
}
