import { PRODUCT_SLUGS } from '../../../src/lib/products';
import type { NamingPage } from './findNameTarget';

/** What the names on a page refer to, according to its front matter. */
export function readNamingPage({ productId, components }: Record<string, unknown>): NamingPage {
  return {
    product: PRODUCT_SLUGS.find((slug) => `x-${slug}` === productId),
    components: Array.isArray(components) ? components.map(String) : [],
  };
}
