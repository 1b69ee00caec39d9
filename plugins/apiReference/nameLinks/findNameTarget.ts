import { getMemberAnchor } from '../../../src/lib/apiPage/anchors';
import type { ApiProduct, ApiProductId } from '../../../src/lib/contracts/api';

/** The parts of a docs version's reference that names can link to. */
export interface Reference {
  /** Path of the reference page of a component or an interface, in a product. */
  findPage: (name: string, product: ApiProductId) => string | undefined;
  /** The model of a product; undefined if it wasn't read yet. */
  getModel: (product: ApiProductId) => ApiProduct | undefined;
  /** Products of the version. */
  products: readonly ApiProductId[];
  /** Root of the version's pages: `/x/v7/`. */
  root: string;
  /** Path of the page that lists the grid's selectors, if there is one. */
  selectorsPath: string | undefined;
}

/** The page that mentions a name. */
export interface NamingPage {
  product: ApiProductId | undefined;
  /** The components in its front matter. */
  components: readonly string[];
}

/** Props of nearly every component: a page may mean another component's. */
const COMMON_PROPS = new Set(['slotProps', 'className', 'componentsProps', 'defaultProps']);

/** The name in code, and whether it's called: `<DataGrid />`, `GridColDef`, `sortColumn()`. */
export function parseName(code: string): { name: string; isCall: boolean } | undefined {
  const [, element, name, call] =
    /^(?:<([A-Z]\w*)(?: ?\/)?>|([A-Za-z]\w*)(?:<\w+>)?(\(\))?)$/.exec(code.trim()) ?? [];
  const found = element ?? name;
  return found === undefined ? undefined : { name: found, isCall: call !== undefined };
}

/**
 * A member of the page's subject: of its first component and its variants in other plans
 * (`BarChart`, `BarChartPro`), or of an interface. Parts such as `BarElement` have props with the
 * names of other props.
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
  // If a prop of a component and a field of a definition share a name, only a human can tell which
  // is meant.
  if (!first || listed.some((other) => other.isComponent !== first.isComponent)) {
    return undefined;
  }
  const path = reference.findPage(first.owner, page.product);
  return path && `${path}#${getMemberAnchor(first.owner, name)}`;
}

/** A method of the grid's API object, for a call. */
function findMethod(name: string, { product }: NamingPage, reference: Reference) {
  const path = product === 'data-grid' ? reference.findPage('GridApi', product) : undefined;
  const { interfaces = [] } = (path && reference.getModel('data-grid')) || {};
  const api = interfaces.find((entry) => entry.name === 'GridApi');
  return api?.members.some((member) => member.name === name)
    ? `${path}#${getMemberAnchor('GridApi', name)}`
    : undefined;
}

/** A selector, or otherwise the row of an export on the page with all exports. */
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
 * Where the reference describes a name in the code of a page: on its own page, in a row of the
 * page's component, or in a list. Names of the page's own product come first.
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
