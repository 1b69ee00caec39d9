import type { ProductSlug } from '@site/src/lib/products';

/** A page to start from: a program in docs/templates. */
interface Template {
  /**
   * Its path below `/x/templates/`, the key of its text in `i18n/en/templates.json`, and its
   * folder.
   */
  slug: 'checkout' | 'pricing' | 'sign-in' | 'sign-up';
  /** Name of its entry: `docs/templates/SignIn.tsx`. */
  entry: string;
  /** The documented libraries it shows. */
  products: readonly ProductSlug[];
}

export type TemplateSlug = Template['slug'];

/** In the order of the gallery. */
export const TEMPLATES: readonly Template[] = [
  { slug: 'checkout', entry: 'Checkout', products: ['date-pickers'] },
  { slug: 'pricing', entry: 'Pricing', products: ['charts', 'data-grid'] },
  { slug: 'sign-in', entry: 'SignIn', products: ['charts'] },
  { slug: 'sign-up', entry: 'SignUp', products: ['date-pickers', 'tree-view'] },
];

export const TEMPLATES_PATH = '/x/templates/';

export function getTemplatePath(slug: TemplateSlug): string {
  return `${TEMPLATES_PATH}${slug}/`;
}

/** As in `demo-sources/<id>.json`. */
export function getTemplateId({ entry }: Pick<Template, 'entry'>): string {
  return `templates/${entry}`;
}
