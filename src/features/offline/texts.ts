import texts from '@site/i18n/en/offline.json';
import { createTranslate } from '@site/src/lib/createTranslate';

export const t = createTranslate({ en: texts });
