import { PRODUCT_SLUGS } from '../../src/lib/products';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS, getDocsDir, type VersionName } from '../../src/lib/docsVersions';
import { toKebabCase } from '../../src/lib/paths';
import { getApiPages } from '../apiReference/versionPages';
import type { VersionPages } from './findOtherVersions';

/** Folders without pages: packages, generated references, partials and scratch files. */
const IGNORED = /^(node_modules|api|[_.].*)$/;

function listFolders(directory: string, page = ''): string[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  return [
    ...(page && existsSync(path.join(directory, 'index.mdx')) ? [page] : []),
    ...entries
      .filter((entry) => entry.isDirectory() && !(page === '' && IGNORED.test(entry.name)))
      .flatMap(({ name }) => listFolders(path.join(directory, name), `${page}${name}/`)),
  ];
}

/** Reference pages relative to the root of a version; they may not be written yet. */
export function listReference(version: VersionName): string[] {
  const lists = getApiPages(version);
  return PRODUCT_SLUGS.flatMap((product) => {
    const { components, interfaces } = lists[product] ?? {};
    return components && interfaces
      ? [
          `api/${product}/`,
          ...[...components, ...interfaces].map((name) => `api/${product}/${toKebabCase(name)}/`),
        ]
      : [];
  });
}

/** The pages of every docs version, read from its workspace. `siteDir` is absolute. */
export function listVersionPages(siteDir: string): VersionPages {
  return new Map(
    DOCS_VERSIONS.map((version) => [
      version,
      new Set([...listFolders(path.join(siteDir, getDocsDir(version))), ...listReference(version)]),
    ]),
  );
}

let cached: { siteDir: string; pages: VersionPages } | undefined;

/**
 * The same, read once per process, because pages rarely come and go, and each page of a build needs
 * it.
 */
export function getVersionPages(siteDir: string): VersionPages {
  if (cached?.siteDir !== siteDir) {
    cached = { siteDir, pages: listVersionPages(siteDir) };
  }
  return cached.pages;
}
