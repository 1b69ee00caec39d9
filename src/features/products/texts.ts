import texts from '@site/i18n/en/products.json';
import { createTranslate } from '../i18n';

export const t = createTranslate({ en: texts });
