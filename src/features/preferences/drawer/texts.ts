import texts from '@site/i18n/en/settings.json';
import { createTranslate, type TextKey } from '@site/src/lib/createTranslate';
import type { SettingName } from '@site/src/lib/settings';

export const t = createTranslate({ en: texts });

/** The label of a setting's value. `settings.test.ts` checks that each has one. */
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

/** The label of a setting. */
export function getSettingText(name: SettingName): string {
  return t(LABELS[name]);
}
