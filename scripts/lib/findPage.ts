import {
  splitVersionPath,
  getDocsDir,
  getVersionRoot,
  type VersionName,
} from '../../src/lib/docsVersions';
import { assertPage, getPageFile, normalizePage } from './pagePaths';

/** A page written by hand, not generated. */
export interface WrittenPage {
  version: VersionName;
  /** Relative to the root of its version: `react-charts/bars`. */
  page: string;
  /** Relative to the site: `docs/react-charts/bars/index.mdx`. */
  file: string;
  docsDir: string;
  /** On the site: `/x/react-charts/bars/`. */
  path: string;
}

/** The page of a path, file or URL: `react-charts/bars`, `/x/v7/react-charts/bars/#stacks`. */
export function parsePageName(text: string): WrittenPage {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^(?:\.?\/)?versioned_docs\/version-/, '');
  const target = splitVersionPath(`/x/${normalizePage(path)}`)!;
  const docsDir = getDocsDir(target.version);
  return {
    ...target,
    docsDir,
    file: getPageFile(target.page, docsDir),
    path: `${getVersionRoot(target.version)}${target.page}/`,
  };
}

/** The same, but throws if the page doesn't exist, with the pages of its section. */
export async function findPage(siteDir: string, text: string): Promise<WrittenPage> {
  const page = parsePageName(text);
  await assertPage(siteDir, page.page, page.docsDir);
  return page;
}
