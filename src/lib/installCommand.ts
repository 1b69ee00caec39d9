import { CURRENT_VERSION, splitVersionPath, type VersionName } from './docsVersions';
import { hasProduct } from './productVersions';
import { getDateLibraryRange, type DateLibrary } from './dateLibraries';
import type { Plan, Product } from './products';

export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export interface InstallChoice {
  product: Product;
  plan: Plan;
  library: DateLibrary;
  manager: PackageManager;
}

const EMOTION = ['@emotion/react@^11.9.0', '@emotion/styled@^11.8.1'];

interface Peers {
  /** What the major's packages accept; the latest in the registry may be too new. */
  packages: readonly string[];
  dateFns: string;
  /** Packages that the major doesn't have. */
  missing: readonly string[];
}

const CURRENT_PEERS: Peers = {
  packages: ['@mui/material@^7.0.0', ...EMOTION],
  dateFns: getDateLibraryRange('date-fns'),
  missing: [],
};

const OLD_PEERS: Readonly<Partial<Record<VersionName, Peers>>> = {
  v7: { packages: ['@mui/material@^6.0.0', ...EMOTION], dateFns: '^4.0.0', missing: [] },
  v6: {
    packages: ['@mui/material@^5.8.6', ...EMOTION],
    dateFns: '^2.25.0',
    missing: ['@mui/x-charts-pro', '@mui/x-tree-view-pro'],
  },
  v5: { packages: ['@mui/material@^5.4.1', ...EMOTION], dateFns: '^2.25.0', missing: [] },
  v4: {
    packages: ['@material-ui/core@^4.12.0', '@material-ui/styles@^4.11.4'],
    dateFns: '^2.25.0',
    missing: ['@mui/x-data-grid-premium'],
  },
};

/** Each package manager's command for installing packages. */
export const VERBS: Record<PackageManager, string> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};

/** The plan to show if a product lacks the chosen one: the nearest that it has. */
export function getOfferedPlan({ packages }: Product, plan: Plan): Plan {
  if (packages[plan]) {
    return plan;
  }
  return packages.pro ? 'pro' : 'community';
}

/** The products in a docs version, each with the packages of that major. */
export function listProducts(products: readonly Product[], version: VersionName): Product[] {
  const { missing } = OLD_PEERS[version] ?? CURRENT_PEERS;
  return products
    .filter(({ slug }) => hasProduct(version, slug))
    .map((product) => ({
      ...product,
      packages: Object.fromEntries(
        Object.entries(product.packages).filter(([, name]) => !missing.includes(name)),
      ),
    }));
}

/** The docs version of the page at a path; the current one outside of the docs. */
export function getPageVersion(path: string): VersionName {
  return splitVersionPath(path)?.version ?? CURRENT_VERSION;
}

/** The packages to install, with ranges that match the major of a docs version. */
export function listPackages(
  { product, plan, library }: Omit<InstallChoice, 'manager'>,
  version: VersionName,
): string[] {
  const peers = OLD_PEERS[version] ?? CURRENT_PEERS;
  const range = `^${version.slice(1)}.0.0`;
  return [
    `${product.packages[getOfferedPlan(product, plan)]!}@${range}`,
    ...(product.slug === 'date-pickers'
      ? [`${library}@${library === 'date-fns' ? peers.dateFns : getDateLibraryRange(library)}`]
      : []),
    ...peers.packages,
  ];
}

/** The lines of the command, short enough for a phone. */
export function formatInstallCommand(choice: InstallChoice, version: VersionName): string {
  const [main, ...rest] = listPackages(choice, version);
  const quote = (name: string) => `"${name}"`;
  return [`${VERBS[choice.manager]} ${quote(main!)}`, ...rest.map(quote)].join(' \\\n  ');
}
