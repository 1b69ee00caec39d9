import type { PackId } from '../../src/lib/contracts/offline';
import { listRouteFiles, type RouteFiles } from '../../src/lib/contracts/routeFiles';
import { GENERAL_SECTION } from '../../src/lib/contracts/search';
import { splitVersionPath } from '../../src/lib/docsVersions';
import { findProduct } from '../../src/lib/productVersions';
import { getIndexPath } from '../../src/lib/search/indexPath';

/** The built site of a version. Paths are below the base URL. */
export interface BuiltVersion {
  routeFiles: RouteFiles;
  baseUrl: string;
  /** All files, in order. */
  files: readonly string[];
  read: (file: string) => string;
}

/** General pages that readers of any product come back to; others belong to several products. */
const COMMON = /^(?:introduction\/|search\/$)/;

/** The pages of a pack: those of the product in that version, and what all products share. */
export function listPackPages(routes: readonly string[], { version, product }: PackId): string[] {
  return routes.filter((route) => {
    const place = splitVersionPath(route);
    return (
      place?.version === version && (findProduct(place.page) === product || COMMON.test(place.page))
    );
  });
}

/** Files of the site that a text names, such as a page or a style sheet: `/assets/fonts/a.woff2`. */
export function listNamedFiles(text: string, baseUrl: string): string[] {
  const base = baseUrl.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`[("'=\\s,]${base}((?:assets|img)/[^\\s"'()<>?#,\\\\]+)`, 'g');
  return [...text.matchAll(pattern)].map(([, file]) => file!);
}

/** Pictures of our own ads, which scripts choose. */
const isAd = (file: string) => file.startsWith('x/ads/');

/** `/x/api/charts/bar-chart/` → what types of that page unfold to. */
const getDataFile = (route: string) => `${route.slice(1, -1)}.json`;

/** `/x/react-charts/bars/` → the folder of its demos' code. */
const getDemoFolder = (route: string) => `demo-sources/${route.slice('/x/'.length)}`;

/**
 * Every file that a pack's pages can ask for, in the order in which they are stored: what pages
 * need before the pages, so that one that is stored works.
 */
export function listPackFiles(
  { routeFiles, baseUrl, files, read }: BuiltVersion,
  pack: PackId,
): { files: string[]; pages: number } {
  const routes = listPackPages(Object.keys(routeFiles.routes), pack);
  const pages = routes.map((route) => `${route.slice(1)}index.html`);
  const scripts = routes.flatMap((route) => listRouteFiles(routeFiles, route));
  const named = pages.flatMap((page) => listNamedFiles(read(page), baseUrl));
  const sheets = [...scripts, ...named].filter((file) => file.endsWith('.css'));
  const inSheets = [...new Set(sheets)].flatMap((sheet) => listNamedFiles(read(sheet), baseUrl));
  const folders = routes.map(getDemoFolder);
  const isOfDemo = (file: string) =>
    folders.includes(file.replace(/[^/]*$/, '')) && file.endsWith('.json');
  const indexes = ([pack.product, GENERAL_SECTION] as const).flatMap((section) =>
    (['names', 'texts'] as const).map((part) => getIndexPath(pack.version, section, part)),
  );
  const wanted = new Set([
    ...[...scripts, ...named, ...inSheets],
    ...[
      ...indexes,
      ...files.filter((file) => isOfDemo(file) || isAd(file)),
      ...routes.map(getDataFile),
    ],
  ]);
  const there = new Set(files);
  const needed = [...wanted].filter((file) => there.has(file)).sort();
  // As readers ask for them.
  return {
    files: [...needed, ...routes.map((route) => route.slice(1)).sort()],
    pages: pages.length,
  };
}
