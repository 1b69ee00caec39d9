import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { EXIT, visit } from 'unist-util-visit';
import { splitVersionPath, type VersionName } from '../../src/lib/docsVersions';

/** A page of the docs as the build writes it, before snapshots of demos are added. */
export interface BuiltPage {
  /** Without base URL: `/x/v7/react-charts/bars/`. */
  path: string;
  version: VersionName;
  /** The whole document. */
  document: Root;
  /** Its content, including the title: `<div class="theme-doc-markdown markdown">`. */
  content: Element;
}

export interface BuiltSite {
  /** Folder of the build, absolute. */
  outDir: string;
  siteDir: string;
  /** Origin and base URL of the published site, with a trailing slash. */
  siteUrl: string;
}

/** Processes the built pages, for example into Markdown or an index; each page is parsed once. */
export interface PageReader {
  read(page: BuiltPage): void;
  /** Called after the last page. */
  finish(): void | Promise<void>;
}

/** The first element with a class name, in page order. */
export function findByClass(tree: Root | Element, name: string): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    const { className } = element.properties;
    if (Array.isArray(className) && className.includes(name)) {
      found = element;
      return EXIT;
    }
  });
  return found;
}

/**
 * The page of a route; undefined if it isn't part of the docs.
 *
 * @param route without base URL
 */
export function readBuiltPage(outDir: string, route: string): BuiltPage | undefined {
  const place = splitVersionPath(route);
  const file = path.join(outDir, route, 'index.html');
  if (!place || !existsSync(file)) {
    return undefined;
  }
  const document = fromHtml(readFileSync(file, 'utf8'));
  const content = findByClass(document, 'theme-doc-markdown');
  return content && { path: route, version: place.version, document, content };
}

/** Passes every page of the built site to readers, one at a time, in route order. */
export function createBuiltPagesPlugin(createReaders: (site: BuiltSite) => readonly PageReader[]) {
  return ({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin => ({
    name: 'built-pages',
    async postBuild({ outDir, routesPaths }) {
      const readers = createReaders({ outDir, siteDir, siteUrl: siteConfig.url + baseUrl });
      for (const route of routesPaths) {
        const page = readBuiltPage(outDir, `/${route.slice(baseUrl.length)}`);
        if (page) {
          readers.forEach((reader) => reader.read(page));
        }
      }
      for (const reader of readers) {
        await reader.finish();
      }
    },
  });
}
