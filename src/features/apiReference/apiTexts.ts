import texts from '@site/i18n/en/api.json';
import { createTranslate } from '@site/src/lib/createTranslate';

/** Texts of the static markup. What runs in the browser reads `shell` and `live` directly. */
export const t = createTranslate({ en: texts });
