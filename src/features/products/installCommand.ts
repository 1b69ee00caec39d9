import type { Plan, Product } from './products';

export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export const DATE_LIBRARIES = ['dayjs', 'date-fns', 'luxon', 'moment'] as const;
export type DateLibrary = (typeof DATE_LIBRARIES)[number];

export interface InstallChoice {
  product: Product;
  plan: Plan;
  library: DateLibrary;
  manager: PackageManager;
}

/** Majors that the 8.x packages accept; the newest ones of the registry may be too new. */
const PEERS = ['@mui/material@^7.0.0', '@emotion/react@^11.9.0', '@emotion/styled@^11.8.1'];

const DATE_LIBRARY_RANGES: Record<DateLibrary, string> = {
  dayjs: '^1.10.7',
  'date-fns': '^4.0.0',
  luxon: '^3.0.2',
  moment: '^2.29.4',
};

const VERBS: Record<PackageManager, string> = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
};

/** The plan to show when a product lacks the chosen one: the nearest that it has. */
export function getOfferedPlan({ packages }: Product, plan: Plan): Plan {
  return packages[plan] ? plan : 'pro';
}

/** The packages to install, with the ranges that fit the major of these docs. */
export function listPackages(
  { product, plan, library }: Omit<InstallChoice, 'manager'>,
  libraryVersion: string,
): string[] {
  const range = `^${libraryVersion.split('.')[0]}.0.0`;
  return [
    `${product.packages[getOfferedPlan(product, plan)]!}@${range}`,
    ...(product.slug === 'date-pickers' ? [`${library}@${DATE_LIBRARY_RANGES[library]}`] : []),
    ...PEERS,
  ];
}

/** Lines of the command, short enough for a phone. */
export function formatInstallCommand(choice: InstallChoice, libraryVersion: string): string {
  const [main, ...rest] = listPackages(choice, libraryVersion);
  const quote = (name: string) => `"${name}"`;
  return [`${VERBS[choice.manager]} ${quote(main!)}`, ...rest.map(quote)].join(' \\\n  ');
}
