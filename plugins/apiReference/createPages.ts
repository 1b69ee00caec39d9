import path from 'node:path';
import type { Histories } from '../../src/lib/apiHistory/createHistories';
import type {
  ApiComponent,
  ApiInterface,
  ApiPage,
  ApiPageLink,
  ApiProduct,
  ApiSize,
} from '../../src/lib/contracts/api';
import type { KnownProblem } from '../../src/lib/contracts/knownProblem';
import { getApiPath } from '../../src/lib/paths';
import { findProblems } from './findProblems';
import { getApiPages } from './versionPages';

/** The parts of a page of prose that the reference needs. */
export interface ProsePage {
  /** `/x/react-charts/bars`, without a trailing slash. */
  pathname: string;
  title: string;
  /** Names of the components and interfaces it covers. */
  components: readonly string[];
  productId: string | undefined;
}

export interface PagesInput {
  /** The product in the major that the pages describe. */
  model: ApiProduct;
  histories: Histories;
  prose: readonly ProsePage[];
  /** Sizes of components by name. */
  sizes: ReadonlyMap<string, ApiSize>;
  /** Known problems of the product. */
  problems: readonly KnownProblem[];
  repositoryUrl: string;
}

/** The pages of prose that cover a name of a product. */
export function findPagesAbout(
  prose: readonly ProsePage[],
  product: string,
  name: string,
): ProsePage[] {
  return prose.filter(
    ({ components, productId }) =>
      components.includes(name) && (productId ?? `x-${product}`) === `x-${product}`,
  );
}

/** Whether the title of a page matches a name: "Bar charts" for `BarChart`. */
function isTitledAfter({ title }: ProsePage, name: string): boolean {
  return title.replace(/\W/g, '').toLowerCase().startsWith(name.toLowerCase());
}

/**
 * Links to these pages: first the one with its title, then those that list it early among few
 * names.
 */
export function listDemos(
  prose: readonly ProsePage[],
  product: string,
  name: string,
): ApiPageLink[] {
  return findPagesAbout(prose, product, name)
    .sort(
      (a, b) =>
        Number(isTitledAfter(b, name)) - Number(isTitledAfter(a, name)) ||
        a.components.indexOf(name) - b.components.indexOf(name) ||
        a.components.length - b.components.length ||
        a.title.localeCompare(b.title, 'en'),
    )
    .map(({ title, pathname }) => ({ title, path: `${pathname}/` }));
}

function getSourceUrl(
  { file, packageName }: ApiComponent,
  { packages }: ApiProduct,
  repositoryUrl: string,
): string {
  const folder = `packages/${packageName.replace('@mui/', '')}/src/${path.posix.dirname(file)}`;
  return `${repositoryUrl}/tree/v${packages[packageName] ?? ''}/${folder}`;
}

/** Paths of the interfaces named in a page's types. */
function listTypePaths(
  { product, major }: ApiProduct,
  interfaces: readonly string[],
  text: string,
) {
  return Object.fromEntries(
    interfaces
      .filter((name) => new RegExp(`\\b${name}\\b`).test(text))
      .map((name) => [name, getApiPath(product, name, major)]),
  );
}

/** The content of all reference pages of a product, components first, in navigation order. */
export function createPages(input: PagesInput): ApiPage[] {
  const { model, histories, prose, sizes, problems, repositoryUrl } = input;
  const { product, major, version } = model;
  const { components = [], interfaces = [] } = getApiPages(major)[product] ?? {};
  const createShared = (api: ApiComponent | ApiInterface) => {
    const found = findProblems(problems, api, major);
    return {
      product,
      major,
      version,
      history: histories.pages[api.name] ?? { members: {}, slots: {}, classes: {} },
      demos: listDemos(prose, product, api.name),
      ...(found.length > 0 && { problems: found }),
      typePaths: listTypePaths(model, interfaces, JSON.stringify(api)),
    };
  };
  const byName = <T extends { name: string }>(list: readonly T[], name: string) =>
    list.find((entry) => entry.name === name);
  return [
    ...components.flatMap((name): ApiPage[] => {
      const api = byName(model.components, name);
      const size = sizes.get(name);
      return api
        ? [
            {
              ...createShared(api),
              kind: 'component',
              api,
              sourceUrl: getSourceUrl(api, model, repositoryUrl),
              ...(size && { size }),
            },
          ]
        : [];
    }),
    ...interfaces.flatMap((name): ApiPage[] => {
      const api = byName(model.interfaces, name);
      return api ? [{ ...createShared(api), kind: 'interface', api }] : [];
    }),
  ];
}
