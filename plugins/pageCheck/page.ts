import type { Parent } from 'unist';
import type { VersionName } from '../../src/lib/docsVersions';
import type { Position } from '../../src/lib/locate';

export type { PageDiagnostic } from '../mdx/pageDiagnostic';

/** A page as its checks see it. */
export interface CheckedPage {
  /** Relative to the site, with forward slashes: `docs/react-charts/bars/index.mdx`. */
  file: string;
  /** Relative to the root of its version, with a trailing slash: `react-charts/bars/`. */
  page: string;
  version: VersionName;
  text: string;
  frontMatter: Record<string, unknown>;
  tree: Parent;
  /**
   * Every id that a link may use, with the positions that define it; none for content added by the
   * site.
   */
  ids: ReadonlyMap<string, readonly Position[]>;
}
