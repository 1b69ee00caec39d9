/**
 * The format in which plugins/routeTable passes the site's routes to the browser. Docusaurus writes
 * each path, chunk and module several times, which every reader pays for on every page.
 */

/** A route's modules, nested as in Docusaurus: a number is a shared one, `null` its own. */
export type ModuleTree =
  | number
  | null
  | readonly ModuleTree[]
  | { readonly [key: string]: ModuleTree };

/** What routes have in common. */
export interface RouteKind {
  /** Passed on to the router as is: `exact`, `sidebar`. */
  attributes: Readonly<Record<string, unknown>>;
  modules: { readonly [key: string]: ModuleTree };
}

/** This many consecutive routes of one kind; or one route and those below it. */
export type RouteRun = readonly [kind: number, content: number | readonly RouteRun[]];

/**
 * Routes are in the order of Docusaurus' tree, with a route before those below it. Their modules
 * are numbered: first the shared ones, then those of single routes in the order of the tree.
 */
export interface RouteTable {
  /**
   * The path of each route, one per line. Brotli compresses what lines have in common to almost
   * nothing.
   */
  paths: string;
  kinds: readonly RouteKind[];
  runs: readonly RouteRun[];
  sharedModules: number;
}

/** The pages of a docs version: a range of the table, in one sidebar. */
export type DocRange = readonly [start: number, end: number, sidebar: string];

/** The `docs` of a version in Docusaurus' global data. */
export interface PackedDocs {
  ranges: readonly DocRange[];
  /** Those that follow no rule, as is. */
  others: readonly object[];
}

/**
 * An item of a sidebar. A page is the number of steps from the previous one in the route table, and
 * what its path doesn't say: its label and its badges. Other items are kept, except for their
 * content.
 */
export type PackedItem =
  | number
  | readonly [step: number, label: string | 0, customProps?: object]
  | { readonly items?: readonly PackedItem[]; readonly [key: string]: unknown };
