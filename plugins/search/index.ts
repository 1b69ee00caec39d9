import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  GENERAL_SECTION,
  type SearchEntry,
  type SearchSection,
} from '../../src/lib/contracts/search';
import {
  DOCS_VERSIONS,
  getDocsDir,
  splitVersionPath,
  type VersionName,
} from '../../src/lib/docsVersions';
import { findProduct } from '../../src/lib/productVersions';
import { packEntries } from '../../src/lib/search/packIndex';
import { getIndexPath } from '../../src/lib/search/indexPath';
import type { BuiltPage, BuiltSite, PageReader } from '../builtPages';
import { readTable } from '../errorCodes/readTable';
import { listErrors } from './listErrors';
import { orderEntries } from './orderEntries';
import { readEntries } from './readEntries';

/** Entries of one section of one version, in the order of pages. */
type Sections = Map<VersionName, Map<SearchSection, SearchEntry[]>>;

function getSection({ path: page }: BuiltPage): SearchSection {
  return findProduct(splitVersionPath(page)?.page ?? '') ?? GENERAL_SECTION;
}

/**
 * Writes the files of the embedded search: for each version and section, one with the names of
 * everything on its pages and one with the text about them.
 */
export function createSearchIndexer({ outDir, siteDir }: BuiltSite): PageReader {
  const versions: Sections = new Map();
  const errors = readTable(siteDir, DOCS_VERSIONS.map(getDocsDir));
  return {
    read(page) {
      const sections = versions.get(page.version) ?? new Map<SearchSection, SearchEntry[]>();
      versions.set(page.version, sections);
      const section = getSection(page);
      const entries = sections.get(section) ?? [];
      sections.set(section, entries);
      entries.push(...readEntries(page));
    },
    finish() {
      for (const [version, sections] of versions) {
        sections.get(GENERAL_SECTION)?.push(...listErrors(errors, version));
        for (const [section, entries] of sections) {
          const packed = packEntries(orderEntries(entries));
          for (const part of ['names', 'texts'] as const) {
            const file = path.join(outDir, getIndexPath(version, section, part));
            mkdirSync(path.dirname(file), { recursive: true });
            writeFileSync(file, JSON.stringify(packed[part]));
          }
        }
      }
    },
  };
}
