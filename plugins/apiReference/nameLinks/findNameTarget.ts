import { getMemberAnchor } from '../../../src/lib/apiPage/anchors';
import type { ApiProduct, ApiProductId } from '../../../src/lib/contracts/api';

/** The reference of a docs version, as far as names lead into it. */
export interface Reference {
  /** Path of the reference page of a component or an interface, in a product. */
  findPage: (name: string, product: ApiProductId) => string | undefined;
  /** What the reference knows of a product; undefined where it was not read yet. */
  getModel: (product: ApiProductId) => ApiProduct | undefined;
  /** Products that the version has. */
  products: readonly ApiProductId[];
  /** `/x/v7/`, where the pages of the version begin. */
  root: string;
  /** Path of the page that lists the grid's selectors, where there is one. */
  selectorsPath: string | undefined;
}

/** The page that gives a name. */
export interface NamingPage {
  product: ApiProductId | undefined;
  /** What its front matter lists. */
  components: readonly string[];
}

/** Props of nearly every component: a page may mean those of another one. */
const COMMON_PROPS = new Set(['slotProps', 'className', 'componentsProps', 'defaultProps']);

/** The name that code is, and whether it is called: `<DataGrid />`, `GridColDef`, `sortColumn()`. */
export function parseName(code: string): { name: string; isCall: boolean } | undefined {
  const [, element, name, call] =
    /^(?:<([A-Z]\w*)(?: ?\/)?>|([A-Za-z]\w*)(?:<\w+>)?(\(\))?)$/.exec(code.trim()) ?? [];
  const found = element ?? name;
  return found === undefined ? undefined : { name: found, isCall: call !== undefined };
}

/**
 * A member of what the page is about: of its first component with those of other plans (`BarChart`,
 * `BarChartPro`), or of an interface. Parts such as `BarElement` have props by the names of others.
 */
function findMember(name: string, page: NamingPage, reference: Reference): string | undefined {
  const model = page.product && reference.getModel(page.product);
  if (!page.product || !model || COMMON_PROPS.has(name) || !/[a-z][A-Z]/.test(name)) {
    return undefined;
  }
  const isComponent = (owner: string) => model.components.some((entry) => entry.name === owner);
  const subject = page.components.find(isComponent);
  const listed = page.components
    .filter((owner) => !isComponent(owner) || owner.startsWith(subject ?? owner))
    .flatMap((owner) => {
      const members =
        model.components.find((entry) => entry.name === owner)?.props ??
        model.interfaces.find((entry) => entry.name === owner)?.members;
      return members?.some((member) => member.name === name)
        ? [{ owner, isComponent: isComponent(owner) }]
        : [];
    });
  const [first] = listed;
  // A prop of a component and a field of a definition by one name: only a reader knows which.
  if (!first || listed.some((other) => other.isComponent !== first.isComponent)) {
    return undefined;
  }
  const path = reference.findPage(first.owner, page.product);
  return path && `${path}#${getMemberAnchor(first.owner, name)}`;
}

/** A method of the grid's API object, by its call. */
function findMethod(name: string, { product }: NamingPage, reference: Reference) {
  const path = product === 'data-grid' ? reference.findPage('GridApi', product) : undefined;
  const { interfaces = [] } = (path && reference.getModel('data-grid')) || {};
  const api = interfaces.find((entry) => entry.name === 'GridApi');
  return api?.members.some((member) => member.name === name)
    ? `${path}#${getMemberAnchor('GridApi', name)}`
    : undefined;
}

/** A selector, or else the row of an export on the page of all exports. */
function findRow(
  name: string,
  product: ApiProductId,
  { getModel, root, selectorsPath }: Reference,
) {
  const model = getModel(product);
  if (selectorsPath && model?.selectors.some((entry) => entry.name === name)) {
    return `${selectorsPath}#selector-${name}`;
  }
  return model?.exports.some((entry) => entry.name === name)
    ? `${root}api/${product}/#export-${name}`
    : undefined;
}

/**
 * Where the reference describes what code in a page names: on a page of its own, in a row of the
 * component that the page is about, or in a list. Names of the page's own product come first.
 */
export function findNameTarget(
  code: string,
  page: NamingPage,
  reference: Reference,
): string | undefined {
  const parsed = parseName(code);
  if (!parsed) {
    return undefined;
  }
  const { name, isCall } = parsed;
  const products = page.product
    ? [page.product, ...reference.products.filter((product) => product !== page.product)]
    : reference.products;
  const first = <T>(find: (product: ApiProductId) => T | undefined) =>
    products.map(find).find((found) => found !== undefined);
  return (
    (isCall ? findMethod(name, page, reference) : undefined) ??
    first((product) => reference.findPage(name, product)) ??
    (isCall ? undefined : findMember(name, page, reference)) ??
    (/[A-Z]/.test(name) ? first((product) => findRow(name, product, reference)) : undefined)
  );
}
