import {
  GENERAL_SECTION,
  type SearchAnswer,
  type SearchRequest,
  type SearchScope,
  type SearchSection,
} from '../contracts/search';
import type { VersionName } from '../docsVersions';
import { PRODUCT_SLUGS } from '../products';
import { hasProduct } from '../productVersions';
import { createIndex, type SectionIndex } from './createIndex';
import { getIndexPath } from './indexPath';
import type { PackedNames, PackedTexts } from './packIndex';
import { searchIndexes } from './searchIndexes';

/** Reads an index file by its path below the base URL; rejects on failure. */
export type ReadIndexFile = (path: string) => Promise<unknown>;

export interface Searcher {
  /**
   * Only searches names until the texts have loaded. Returns the sections that couldn't be read;
   * rejects if none could.
   */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Preloads what a request there needs; resolves when all of its names have loaded. */
  prepare: (version: VersionName, scope: SearchScope) => Promise<void>;
  /**
   * Loads texts as well. Resolves when they have loaded or failed to: from then on, answers are
   * final.
   */
  complete: (version: VersionName, scope: SearchScope) => Promise<void>;
}

/** The sections that a request searches: those of the version, with the general pages last. */
export function listSections(version: VersionName, scope: SearchScope): SearchSection[] {
  const products = PRODUCT_SLUGS.filter(
    (slug) => (scope === 'all' || scope === slug) && hasProduct(version, slug),
  );
  return [...products, GENERAL_SECTION];
}

interface LoadedSection {
  /** Only with names until the texts have loaded. */
  index: Promise<SectionIndex>;
  /** The same, once it has loaded. */
  ready?: SectionIndex;
  loadTexts: () => Promise<void>;
}

/**
 * Search in published index files, each of which is read once. Readers and tools use the same code.
 */
export function createSearcher(readFile: ReadIndexFile): Searcher {
  const sections = new Map<string, LoadedSection>();

  const load = (version: VersionName, section: SearchSection): LoadedSection => {
    const key = `${version}/${section}`;
    const known = sections.get(key);
    if (known) {
      return known;
    }
    const names = readFile(getIndexPath(version, section, 'names')) as Promise<PackedNames>;
    const named = names.then((packed) => createIndex(version, section, packed));
    let texts: Promise<void> | undefined;
    const addTexts = async () => {
      const [index, packed] = await Promise.all([
        named,
        readFile(getIndexPath(version, section, 'texts')) as Promise<PackedTexts>,
      ]);
      loaded.ready = await index.addTexts(packed);
      loaded.index = Promise.resolve(loaded.ready);
    };
    const loaded: LoadedSection = {
      index: named,
      loadTexts: () => (texts ??= addTexts()),
    };
    sections.set(key, loaded);
    loaded.index.then(
      (index) => {
        loaded.ready ??= index;
      },
      // What failed to load is requested again by the next search.
      () => sections.delete(key),
    );
    return loaded;
  };

  /** The loaded products that a search leaves out. */
  const listOthers = (version: VersionName, scope: SearchScope): SectionIndex[] => {
    const searched = listSections(version, scope);
    return listSections(version, 'all')
      .filter((section) => !searched.includes(section))
      .flatMap((section) => sections.get(`${version}/${section}`)?.ready ?? []);
  };

  const loadAll = (version: VersionName, scope: SearchScope) =>
    listSections(version, scope).map((section) => load(version, section));

  return {
    async search({ query, scope, version, limit, findsNamesElsewhere }) {
      const loaded = loadAll(version, scope).map(({ index }) => index);
      const settled = await Promise.allSettled(loaded);
      const indexes = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (indexes.length === 0) {
        await Promise.all(loaded);
      }
      const others = findsNamesElsewhere ? listOthers(version, scope) : [];
      const answer = searchIndexes(indexes, query, limit, others);
      const unread = listSections(version, scope).filter(
        (_, place) => settled[place]!.status === 'rejected',
      );
      return unread.length > 0 ? { ...answer, unread } : answer;
    },
    async prepare(version, scope) {
      await Promise.all(loadAll(version, scope).map(({ index }) => index));
    },
    async complete(version, scope) {
      await Promise.allSettled(loadAll(version, scope).map(({ loadTexts }) => loadTexts()));
    },
  };
}
