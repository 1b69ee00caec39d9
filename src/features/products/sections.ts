import texts from '@site/i18n/en/frame.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import { getProductPath, PRODUCTS } from '@site/src/lib/products';

const t = createTranslate({ en: texts });

/** Every section of the docs with its first page. */
export const SECTIONS: readonly { label: string; href: string }[] = [
  { label: t('footer.introduction'), href: '/x/introduction/' },
  { label: t('footer.concepts'), href: '/x/common-concepts/custom-components/' },
  ...PRODUCTS.map((product) => ({ label: product.name, href: getProductPath(product) })),
];
