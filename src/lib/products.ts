/** The plans of a product, lowest first. */
export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

interface ProductFacts {
  /** As in paths: `/x/react-data-grid/`, `/x/api/data-grid/`. */
  slug: string;
  /** Name in the header, on cards and in the sections of the API reference. */
  name: string;
  /** Name where there's space for all of it. */
  fullName?: string;
  /** The first major with docs here; all later ones have them. */
  firstMajor: number;
  /** The name in its migration guides, if it isn't the slug. */
  guide?: string;
  /** The package for each plan that the product has. */
  packages: Readonly<Partial<Record<Plan, string>>>;
}

/**
 * All documented products, in the order of the header. To add one, add an entry here; the compiler
 * then requires everything else (navigation, images, templates) by its slug.
 */
const FACTS = [
  {
    slug: 'data-grid',
    name: 'Data Grid',
    firstMajor: 4,
    packages: {
      community: '@mui/x-data-grid',
      pro: '@mui/x-data-grid-pro',
      premium: '@mui/x-data-grid-premium',
    },
  },
  {
    slug: 'date-pickers',
    name: 'Date Pickers',
    fullName: 'Date and Time Pickers',
    firstMajor: 5,
    guide: 'pickers',
    packages: { community: '@mui/x-date-pickers', pro: '@mui/x-date-pickers-pro' },
  },
  {
    slug: 'charts',
    name: 'Charts',
    firstMajor: 6,
    packages: { community: '@mui/x-charts', pro: '@mui/x-charts-pro' },
  },
  {
    slug: 'tree-view',
    name: 'Tree View',
    firstMajor: 6,
    packages: { community: '@mui/x-tree-view', pro: '@mui/x-tree-view-pro' },
  },
] as const satisfies readonly ProductFacts[];

export type ProductSlug = (typeof FACTS)[number]['slug'];

/** A product in a page's front matter: `x-data-grid`. */
export type ProductId = `x-${ProductSlug}`;

export interface Product extends ProductFacts {
  slug: ProductSlug;
}

export const PRODUCTS: readonly Product[] = FACTS;

export const PRODUCT_SLUGS: readonly ProductSlug[] = PRODUCTS.map(({ slug }) => slug);

export const PRODUCT_IDS: readonly ProductId[] = PRODUCT_SLUGS.map((slug) => `x-${slug}` as const);

/** Throws if there's no such product, because a name in data may be older than the list. */
export function getProduct(slug: string): Product {
  const product = PRODUCTS.find((candidate) => candidate.slug === slug);
  if (!product) {
    throw new Error(`Product "${slug}" doesn't exist. Products: ${PRODUCT_SLUGS.join(', ')}.`);
  }
  return product;
}

/** The product with an ID such as `x-data-grid`, if any. */
export function findProductById(id: string | undefined): Product | undefined {
  return PRODUCTS.find(({ slug }) => `x-${slug}` === id);
}

/** A page of a product in the current docs: `/x/react-data-grid/quickstart/`. */
export function getProductPath({ slug }: Product, page = ''): string {
  return `/x/react-${slug}/${page && `${page}/`}`;
}

/** The packages of a product, lowest plan first. */
export function listPlanPackages({ packages }: Product): { name: string; plan: Plan }[] {
  return PLANS.flatMap((plan) => {
    const name = packages[plan];
    return name === undefined ? [] : [{ name, plan }];
  });
}

/**
 * The lowest plan that includes all of the given packages; packages that aren't ours require none.
 */
export function getLeastPlan(packages: readonly string[]): Plan {
  const needed = PRODUCTS.flatMap(listPlanPackages)
    .filter(({ name }) => packages.includes(name))
    .map(({ plan }) => PLANS.indexOf(plan));
  return PLANS[Math.max(0, ...needed)]!;
}
