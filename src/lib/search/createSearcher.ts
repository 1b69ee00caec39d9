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

/** Reads an index file by its path below the base URL; rejects where it cannot. */
export type ReadIndexFile = (path: string) => Promise<unknown>;

export interface Searcher {
  /**
   * Answers by names alone until the texts have come. Says which sections it could not read; rejects
   * where it could read none.
   */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
  /** Reads ahead what a request there needs; resolves when all its names are there. */
  prepare: (version: VersionName, scope: SearchScope) => Promise<void>;
  /** Reads texts as well. Resolves when they are there or will not come: then an answer is final. */
  complete: (version: VersionName, scope: SearchScope) => Promise<void>;
}

/** Sections in which a request looks: those of the version, and the general pages last. */
export function listSections(version: VersionName, scope: SearchScope): SearchSection[] {
  const products = PRODUCT_SLUGS.filter(
    (slug) => (scope === 'all' || scope === slug) && hasProduct(version, slug),
  );
  return [...products, GENERAL_SECTION];
}

interface LoadedSection {
  /** By names alone until the texts have come. */
  index: Promise<SectionIndex>;
  /** The same, once it is there. */
  ready?: SectionIndex;
  loadTexts: () => Promise<void>;
}

/** Search over published index files, each read once. The same code answers readers and tools. */
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
      // What did not come is asked for again by the next request.
      () => sections.delete(key),
    );
    return loaded;
  };

  /** What is there of the products that a search leaves out. */
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
