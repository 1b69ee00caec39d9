/** What a product may cost, least first. */
export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

interface ProductFacts {
  /** As in paths: `/x/react-data-grid/`, `/x/api/data-grid/`. */
  slug: string;
  /** Name in the header, on cards and of the sections of the API reference. */
  name: string;
  /** Name where there is room for all of it. */
  fullName?: string;
  /** The first major that has docs here; later ones all do. */
  firstMajor: number;
  /** What its migration guides are called by, where that is not the slug. */
  guide?: string;
  /** Package of each plan that the product has. */
  packages: Readonly<Partial<Record<Plan, string>>>;
}

/**
 * Every product of the documentation, in the order of the header. A new one is one entry here;
 * what else it needs (navigation, pictures, templates) the compiler then asks for by its slug.
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

/** What a page's front matter calls a product: `x-data-grid`. */
export type ProductId = `x-${ProductSlug}`;

export interface Product extends ProductFacts {
  slug: ProductSlug;
}

export const PRODUCTS: readonly Product[] = FACTS;

export const PRODUCT_SLUGS: readonly ProductSlug[] = PRODUCTS.map(({ slug }) => slug);

export const PRODUCT_IDS: readonly ProductId[] = PRODUCT_SLUGS.map((slug) => `x-${slug}` as const);

/** Throws when there is no such product: a name in data may be older than the list. */
export function getProduct(slug: string): Product {
  const product = PRODUCTS.find((candidate) => candidate.slug === slug);
  if (!product) {
    throw new Error(`There is no product "${slug}". Products: ${PRODUCT_SLUGS.join(', ')}.`);
  }
  return product;
}

/** The product that an id such as `x-data-grid` names, if any. */
export function findProductById(id: string | undefined): Product | undefined {
  return PRODUCTS.find(({ slug }) => `x-${slug}` === id);
}

/** `/x/react-data-grid/quickstart/`: a page of a product in the current docs. */
export function getProductPath({ slug }: Product, page = ''): string {
  return `/x/react-${slug}/${page && `${page}/`}`;
}

/** The packages of a product, least plan first. */
export function listPlanPackages({ packages }: Product): { name: string; plan: Plan }[] {
  return PLANS.flatMap((plan) => {
    const name = packages[plan];
    return name === undefined ? [] : [{ name, plan }];
  });
}

/** The least plan that has all of some packages; what is no package of ours needs none. */
export function getLeastPlan(packages: readonly string[]): Plan {
  const needed = PRODUCTS.flatMap(listPlanPackages)
    .filter(({ name }) => packages.includes(name))
    .map(({ plan }) => PLANS.indexOf(plan));
  return PLANS[Math.max(0, ...needed)]!;
}
