import type { Code, Paragraph, RootContent } from 'mdast';
import type { Element } from 'hast';
import { DATE_LIBRARIES } from '../../src/lib/dateLibraries';
import {
  formatInstallCommand,
  listPackages,
  listProducts,
  PACKAGE_MANAGERS,
  VERBS,
} from '../../src/lib/installCommand';
import { PLANS, PRODUCTS, type Plan, type Product } from '../../src/lib/products';
import type { VersionName } from '../../src/lib/docsVersions';
import { t } from './texts';

const [DEFAULT_MANAGER, ...OTHER_MANAGERS] = PACKAGE_MANAGERS;
const [DEFAULT_LIBRARY, ...OTHER_LIBRARIES] = DATE_LIBRARIES as [
  (typeof DATE_LIBRARIES)[number],
  ...typeof DATE_LIBRARIES,
];

/** A sentence with `code` as inline code. */
function createSentence(text: string): Paragraph {
  const parts = text.split(/`([^`]+)`/);
  return {
    type: 'paragraph',
    children: parts.map((value, index) =>
      index % 2 === 1 ? { type: 'inlineCode', value } : { type: 'text', value },
    ),
  };
}

function createCommand(product: Product, plan: Plan, version: VersionName): [Paragraph, Code] {
  const value = formatInstallCommand(
    { product, plan, library: DEFAULT_LIBRARY, manager: DEFAULT_MANAGER },
    version,
  );
  const label = t('install.command', { product: product.name, plan: t(`plans.${plan}`) });
  return [createSentence(label), { type: 'code', lang: 'bash', value }];
}

function listLibraries(product: Product, version: VersionName): Paragraph[] {
  const getRange = (library: (typeof DATE_LIBRARIES)[number]) =>
    listPackages({ product, plan: 'community', library }, version)[1]!;
  return OTHER_LIBRARIES.map((library) =>
    createSentence(
      t('install.library', {
        library,
        range: `\`${getRange(library)}\``,
        first: `\`${getRange(DEFAULT_LIBRARY)}\``,
      }),
    ),
  );
}

/**
 * The content of `<InstallCommand>` without its choices: the command of every plan for the first
 * package manager and date library, then the differences for the others.
 */
export function createInstallCommands(
  { properties }: Element,
  version: VersionName,
): RootContent[] {
  const products = listProducts(PRODUCTS, version).filter(
    ({ slug }) => properties.dataInstall === '' || properties.dataInstall === slug,
  );
  return [
    ...products.flatMap((product) => [
      ...PLANS.filter((plan) => product.packages[plan]).flatMap((plan) =>
        createCommand(product, plan, version),
      ),
      ...(product.slug === 'date-pickers' ? listLibraries(product, version) : []),
    ]),
    ...OTHER_MANAGERS.map((manager) =>
      createSentence(
        t('install.manager', {
          manager,
          command: `\`${VERBS[manager]}\``,
          first: `\`${VERBS[DEFAULT_MANAGER]}\``,
        }),
      ),
    ),
  ];
}
