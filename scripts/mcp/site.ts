import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  GENERAL_SECTION,
  type SearchEntry,
  type SearchSection,
} from '../../src/lib/contracts/search';
import type { ErrorCodeTable } from '../../src/lib/contracts/errorCodes';
import { getVersionRoot, type VersionName } from '../../src/lib/docsVersions';
import { DEFAULT_VARIANT, getMarkdownPath, type MarkdownVariant } from '../../src/lib/markdownPath';
import { createSearcher, listSections, type Searcher } from '../../src/lib/search/createSearcher';
import { getIndexPath } from '../../src/lib/search/indexPath';
import { unpackNames, type PackedNames } from '../../src/lib/search/packIndex';

/** The published files of the docs, read from a build. */
export interface Site {
  searcher: Searcher;
  /** Pages of a version in the order of its sections, for one product or all. */
  listPages: (version: VersionName, product?: SearchSection) => SearchEntry[];
  /**
   * A page as Markdown, in the requested language and styling if its demos have them. Undefined if
   * the page doesn't exist.
   */
  readPage: (page: string, variant?: MarkdownVariant) => string | undefined;
  /** JSON relative to the base URL: `x/api/charts/bar-chart.json`; undefined if missing. */
  readJson: (file: string) => unknown;
  errors: ErrorCodeTable;
}

/**
 * Opens a build.
 *
 * @param buildDir absolute path
 * @throws if nothing has been built there
 */
export function openSite(buildDir: string): Site {
  const read = (file: string): string | undefined => {
    const absolute = path.join(buildDir, file);
    // Addresses are untrusted, so nothing outside the build is read.
    const isInside = absolute.startsWith(buildDir + path.sep);
    return isInside && existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
  const readJson = (file: string): unknown => {
    const text = read(file);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const errors = readJson('error-codes.json');
  if (errors === undefined) {
    throw new Error(`No built site in ${buildDir}. Run npm run build first.`);
  }
  return {
    searcher: createSearcher((file) => {
      const content = readJson(file);
      return content === undefined
        ? Promise.reject(
            new Error(`The build has no ${file}. Run npm run build to build all versions.`),
          )
        : Promise.resolve(content);
    }),
    listPages(version, product) {
      const sections =
        product === GENERAL_SECTION ? [product] : listSections(version, product ?? 'all');
      const wanted =
        product === undefined ? sections : sections.filter((section) => section === product);
      return wanted.flatMap((section) => {
        const names = readJson(getIndexPath(version, section, 'names')) as PackedNames | undefined;
        return names
          ? unpackNames(names).filter(
              ({ page, kind, path: place }) =>
                page === undefined && kind !== 'error' && place.startsWith(getVersionRoot(version)),
            )
          : [];
      });
    },
    readPage: (page, variant = DEFAULT_VARIANT) =>
      read(getMarkdownPath(page, variant)) ?? read(getMarkdownPath(page)),
    readJson,
    errors: errors as ErrorCodeTable,
  };
}
