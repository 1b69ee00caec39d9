/**
 * Scripts, style sheets and files they reference, by the routes that may load them. Paths are below
 * the base URL.
 */
export interface RouteFiles {
  files: readonly string[];
  /** What every page loads initially or may load later: indices in `files`. */
  shell: readonly number[];
  /** What else each route's page may load, by its path without base URL. */
  routes: Readonly<Record<string, readonly number[]>>;
  /** The part of it that a route's page hydrates with. */
  starts: Readonly<Record<string, readonly number[]>>;
}

/** Where a version's build writes it, below its folder; it isn't published. */
export const ROUTE_FILES_PATH = 'route-files.json';

/** The files of a page: those of the shell, and its own. */
export function listRouteFiles({ files, shell, routes }: RouteFiles, path: string): string[] {
  return [...new Set([...shell, ...(routes[path] ?? [])])].map((index) => files[index]!);
}
