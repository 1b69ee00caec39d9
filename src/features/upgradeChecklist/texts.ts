import texts from '@site/i18n/en/upgradeChecklist.json';
import { createTranslate } from '@site/src/lib/createTranslate';
import type { ProductSlug } from '@site/src/lib/products';

export const t = createTranslate({ en: texts });

const FEATURE_TITLES: Readonly<Record<ProductSlug, Readonly<Record<string, string>>>> =
  texts.features;

/** A product's features with their titles, in the order in which readers choose. */
export function listFeatures(product: ProductSlug): { id: string; title: string }[] {
  return Object.entries(FEATURE_TITLES[product]).map(([id, title]) => ({ id, title }));
}
