import texts from '../../i18n/en/markdown.json';
import { createTranslate } from '../../src/lib/createTranslate';

export const t = createTranslate({ en: texts });
