import type { PackId } from '../../src/lib/contracts/offline';
import { listRouteFiles, type RouteFiles } from '../../src/lib/contracts/routeFiles';
import { GENERAL_SECTION } from '../../src/lib/contracts/search';
import { SEARCH_PAGE_PATH } from '../../src/lib/contracts/searchConfig';
import { splitVersionPath } from '../../src/lib/docsVersions';
import { findProduct } from '../../src/lib/productVersions';
import { getIndexPath } from '../../src/lib/search/indexPath';

/** The built site of a version. Paths are relative to the base URL. */
export interface BuiltVersion {
  routeFiles: RouteFiles;
  baseUrl: string;
  /** All files, sorted. */
  files: readonly string[];
  read: (file: string) => string;
}

/** General pages that readers of every product need; others belong to several products. */
const COMMON = /^introduction\//;

/** The pages of a pack: those of the product in that version, and those that all products share. */
export function listPackPages(routes: readonly string[], { version, product }: PackId): string[] {
  return routes.filter((route) => {
    const place = splitVersionPath(route);
    return (
      place?.version === version && (findProduct(place.page) === product || COMMON.test(place.page))
    );
  });
}

/** Files of the site mentioned in a page or a style sheet: `/assets/fonts/a.woff2`. */
export function listNamedFiles(text: string, baseUrl: string): string[] {
  const base = baseUrl.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`[("'=\\s,]${base}((?:assets|img)/[^\\s"'()<>?#,\\\\]+)`, 'g');
  return [...text.matchAll(pattern)].map(([, file]) => file!);
}

/** Images of our own ads, which scripts choose. */
const isAd = (file: string) => file.startsWith('x/ads/');

/** `/x/api/charts/bar-chart/` → the file with its expanded types. */
const getDataFile = (route: string) => `${route.slice(1, -1)}.json`;

/** `/x/react-charts/bars/` → the folder with the code of its demos. */
const getDemoFolder = (route: string) => `demo-sources/${route.slice('/x/'.length)}`;

/** What pages of a build request, whether or not it exists. */
function listNeeded(
  { routeFiles, baseUrl, files, read }: BuiltVersion,
  routes: string[],
): string[] {
  const scripts = routes.flatMap((route) => listRouteFiles(routeFiles, route));
  const named = routes.flatMap((route) =>
    listNamedFiles(read(`${route.slice(1)}index.html`), baseUrl),
  );
  const sheets = [...scripts, ...named].filter((file) => file.endsWith('.css'));
  const inSheets = [...new Set(sheets)].flatMap((sheet) => listNamedFiles(read(sheet), baseUrl));
  const folders = routes.map(getDemoFolder);
  const isOfDemo = (file: string) =>
    folders.includes(file.replace(/[^/]*$/, '')) && file.endsWith('.json');
  return [
    ...[...scripts, ...named, ...inSheets],
    ...[...files.filter((file) => isOfDemo(file) || isAd(file)), ...routes.map(getDataFile)],
  ];
}

/**
 * Every file that a pack's pages can request, in the order in which they are stored: what pages
 * need comes before the pages, so that every stored page works. All versions share one search page,
 * from the build in `shared`.
 */
export function listPackFiles(
  built: BuiltVersion,
  pack: PackId,
  shared: RouteFiles,
): { files: string[]; pages: number } {
  const routes = listPackPages(Object.keys(built.routeFiles.routes), pack);
  const search = [SEARCH_PAGE_PATH].filter((route) => route in shared.routes);
  const indexes = ([pack.product, GENERAL_SECTION] as const).flatMap((section) =>
    (['names', 'texts'] as const).map((part) => getIndexPath(pack.version, section, part)),
  );
  const wanted = new Set([
    ...listNeeded(built, routes),
    ...listNeeded({ ...built, routeFiles: shared }, search),
    ...indexes,
  ]);
  const there = new Set(built.files);
  const needed = [...wanted].filter((file) => there.has(file)).sort();
  const pages = [...routes, ...search];
  return {
    // Pages as readers request them.
    files: [...needed, ...pages.map((route) => route.slice(1)).sort()],
    pages: pages.length,
  };
}
