/**
 * The shape in which plugins/routeTable hands the site's routes to the browser. Docusaurus writes
 * each address, chunk and module path several times; every reader pays for it on every page.
 */

/** The modules of a route as Docusaurus nests them: a number is a shared one, `null` its own. */
export type ModuleTree =
  | number
  | null
  | readonly ModuleTree[]
  | { readonly [key: string]: ModuleTree };

/** What routes have in common. */
export interface RouteKind {
  /** Passed on to the router as they are: `exact`, `sidebar`. */
  attributes: Readonly<Record<string, unknown>>;
  modules: { readonly [key: string]: ModuleTree };
}

/** So many routes of one kind, one after the other; or one route, and those below it. */
export type RouteRun = readonly [kind: number, content: number | readonly RouteRun[]];

/**
 * Routes follow each other in the order of Docusaurus' tree, a route before those below it. Their
 * modules are numbered: first the shared ones, then those of single routes as the tree meets them.
 */
export interface RouteTable {
  /** The path of each route, one a line. Brotli writes what lines share at hardly any cost. */
  paths: string;
  kinds: readonly RouteKind[];
  runs: readonly RouteRun[];
  sharedModules: number;
}

/** Pages of a docs version: those of the table from one place up to another, in one sidebar. */
export type DocRange = readonly [start: number, end: number, sidebar: string];

/** The `docs` of a version in Docusaurus' global data. */
export interface PackedDocs {
  ranges: readonly DocRange[];
  /** Those that follow no rule, as they are. */
  others: readonly object[];
}

/**
 * An item of a sidebar. A page is the steps from the previous one in the table of routes, and what
 * its address does not tell: its label, its marks. Other items stay, but for what is in them.
 */
export type PackedItem =
  | number
  | readonly [step: number, label: string | 0, customProps?: object]
  | { readonly items?: readonly PackedItem[]; readonly [key: string]: unknown };
