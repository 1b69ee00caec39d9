import texts from '@site/i18n/en/settings.json';
import { createTranslate, type TextKey } from '@site/src/lib/createTranslate';
import type { SettingName } from '@site/src/lib/settings';

export const t = createTranslate({ en: texts });

/** What readers call a value of a setting. `settings.test.ts` sees that each has its word. */
export function getValueText(name: SettingName, value: string): string {
  return t(`values.${name}.${value}` as TextKey<typeof texts>);
}
