import texts from '@site/i18n/en/templates.json';
import { createTranslate } from '@site/src/lib/createTranslate';

export const t = createTranslate({ en: texts });
