/** Scripts, style sheets and what they name, by the routes that may load them. Paths are below the base URL. */
export interface RouteFiles {
  files: readonly string[];
  /** What every page begins with or may fetch later: places in `files`. */
  shell: readonly number[];
  /** What else each route's page may fetch, by its path without base URL. */
  routes: Readonly<Record<string, readonly number[]>>;
  /** What of all that a route's page hydrates with. */
  starts: Readonly<Record<string, readonly number[]>>;
}

/** Where the build of a version leaves it, below its folder; it is not published. */
export const ROUTE_FILES_PATH = 'route-files.json';

/** The files of a page: those of the shell, and its own. */
export function listRouteFiles({ files, shell, routes }: RouteFiles, path: string): string[] {
  return [...new Set([...shell, ...(routes[path] ?? [])])].map((index) => files[index]!);
}
