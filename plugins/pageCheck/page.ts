import type { Parent } from 'unist';
import type { VersionName } from '../../src/lib/docsVersions';
import type { Position } from '../../src/lib/locate';

export type { PageDiagnostic } from '../mdx/pageDiagnostic';

/** A page as its checks see it. */
export interface CheckedPage {
  /** Relative to the site, with forward slashes: `docs/react-charts/bars/index.mdx`. */
  file: string;
  /** Below the root of its version, with a slash at the end: `react-charts/bars/`. */
  page: string;
  version: VersionName;
  text: string;
  frontMatter: Record<string, unknown>;
  tree: Parent;
  /** Every id that a link may name, with the places that make it; none for what the site adds. */
  ids: ReadonlyMap<string, readonly Position[]>;
}
