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
  /** The default first. */
  values: readonly string[];
  /** Where a choice is kept; read from the first. */
  keys: readonly string[];
  isCookie?: boolean;
}

/**
 * Everything that a reader can choose on the whole site: by the name that it has in a link
 * (`?settings=mode:dark,plan:pro`), with what is stored.
 */
export const SETTINGS = {
  mode: { values: ['system', 'light', 'dark'], keys: [MODE_KEY] },
  direction: { values: ['ltr', 'rtl'], keys: [DIRECTION_KEY] },
  dense: { values: ['false', 'true'], keys: [DENSITY_KEY] },
  language: { values: CODE_VARIANTS, keys: [CODE_VARIANT_COOKIE], isCookie: true },
  styling: { values: CODE_STYLINGS, keys: [CODE_STYLING_COOKIE], isCookie: true },
  'date-library': { values: DATE_LIBRARIES, keys: [DATE_LIBRARY_KEY] },
  'package-manager': { values: PACKAGE_MANAGERS, keys: [getTabsStorageKey('package-manager')] },
  // Install commands and tabs begin with the reader's plan, but may show another.
  plan: { values: ['all', ...PLANS], keys: [PLAN_LENS_KEY, getTabsStorageKey('plan')] },
} as const satisfies Record<string, SettingFacts>;

export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The query parameter of a link that brings settings. */
export const SETTINGS_PARAMETER = 'settings';

function isValueOf(name: SettingName, value: string | null | undefined): value is string {
  return (SETTINGS[name].values as readonly unknown[]).includes(value);
}

/** What is chosen of all settings; those that are left at their default by never being touched are not among them. */
export type ChosenSettings = Partial<Record<SettingName, string>>;

/** The choices that are stored, by name; what no setting knows counts as not chosen. */
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

/** An address that brings the choices; the address itself when there are none. */
export function addSettings(address: string, chosen: ChosenSettings): string {
  const url = new URL(address);
  url.searchParams.delete(SETTINGS_PARAMETER);
  const text = SETTING_NAMES.flatMap((name) => {
    const value = chosen[name];
    return value === undefined ? [] : [`${name}:${value}`];
  }).join(',');
  if (text !== '') {
    // Not through searchParams, which would escape what may stand in a query and reads well there.
    url.search += `${url.search ? '&' : '?'}${SETTINGS_PARAMETER}=${text}`;
  }
  return url.href;
}
