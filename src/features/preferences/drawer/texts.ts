import texts from '@site/i18n/en/settings.json';
import { createTranslate, type TextKey } from '@site/src/lib/createTranslate';
import type { SettingName } from '@site/src/lib/settings';

export const t = createTranslate({ en: texts });

/** What readers call a value of a setting. `settings.test.ts` sees that each has its word. */
export function getValueText(name: SettingName, value: string): string {
  return t(`values.${name}.${value}` as TextKey<typeof texts>);
}

const LABELS = {
  mode: 'mode',
  direction: 'direction',
  dense: 'dense',
  language: 'codeLanguage',
  styling: 'styling',
  'date-library': 'dateLibrary',
  'package-manager': 'packageManager',
  plan: 'plan',
} as const satisfies Record<SettingName, TextKey<typeof texts>>;

/** What readers call a setting. */
export function getSettingText(name: SettingName): string {
  return t(LABELS[name]);
}
