import type { LibraryVersion } from '../docsVersions';

/** In each workspace of docs, beside its pages: one module a product, called as in paths. */
export const PROBLEMS_FOLDER = '_knownProblems';

/** The address of the page with all of them. */
export const PROBLEMS_PATH = '/x/introduction/known-problems/';

/** The releases in which a problem was seen: one, or a span with both ends. */
export type ProblemVersions = LibraryVersion | { from: LibraryVersion; to: LibraryVersion };

/**
 * A bug of the library: what it does is not what its types or its docs promise. Texts are inline
 * Markdown as on pages, with links that begin with `/x/`.
 */
export interface KnownProblem {
  /** Its anchor, also on pages; never changed, since links lead there. */
  id: string;
  /** What a reader sees, in words, without a full stop. */
  title: string;
  versions: ProblemVersions;
  /** Components and types with a reference page. */
  components: readonly [string, ...string[]];
  /** Pages that list it, the first its own; with the heading that it belongs to: `/x/react-charts/bars/#labels`. */
  pages: readonly [string, ...string[]];
  /** One to three sentences. */
  problem: string;
  /** Left out where none is known. */
  workaround?: string;
  /** A link in Markdown, such as to a public issue: `[Issue 123](https://…)`. */
  link?: string;
}
