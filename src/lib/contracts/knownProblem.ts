import type { LibraryVersion } from '../docsVersions';

/** In each docs workspace, next to its pages: one module per product, named as in paths. */
export const PROBLEMS_FOLDER = '_knownProblems';

/** The URL of the page with all of them. */
export const PROBLEMS_PATH = '/x/introduction/known-problems/';

/** The releases in which a problem was observed: one, or a range including both ends. */
export type ProblemVersions = LibraryVersion | { from: LibraryVersion; to: LibraryVersion };

/**
 * A bug in the library: its behavior isn't what its types or its docs promise. Texts are inline
 * Markdown as on pages, with links that start with `/x/`.
 */
export interface KnownProblem {
  /** Its anchor, also on pages; never change it, because it's linked. */
  id: string;
  /** What a reader notices, in words, without a period. */
  title: string;
  versions: ProblemVersions;
  /** Components and types with a reference page. */
  components: readonly [string, ...string[]];
  /**
   * Pages that list it, starting with its own; with the heading it belongs to:
   * `/x/react-charts/bars/#labels`.
   */
  pages: readonly [string, ...string[]];
  /** One to three sentences. */
  problem: string;
  /** Omitted if none is known. */
  workaround?: string;
  /** A Markdown link, for example to a public issue: `[Issue 123](https://…)`. */
  link?: string;
}
