import texts from '@site/i18n/en/api.json';
import { createTranslate } from '@site/src/lib/createTranslate';

/**
 * Strings for the static markup. Code that runs in the browser reads `shell` and `live` directly.
 */
export const t = createTranslate({ en: texts });
