import {
  splitVersionPath,
  getDocsDir,
  getVersionRoot,
  type VersionName,
} from '../../src/lib/docsVersions';
import { assertPage, getPageFile, normalizePage } from './pagePaths';

/** A page that writers have written. */
export interface WrittenPage {
  version: VersionName;
  /** Below the root of its version: `react-charts/bars`. */
  page: string;
  /** Relative to the site: `docs/react-charts/bars/index.mdx`. */
  file: string;
  docsDir: string;
  /** On the site: `/x/react-charts/bars/`. */
  path: string;
}

/** The page that a path, a file or an address names: `react-charts/bars`, `/x/v7/react-charts/bars/#stacks`. */
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

/** The same; throws, with the pages beside it, when there is no such page. */
export async function findPage(siteDir: string, text: string): Promise<WrittenPage> {
  const page = parsePageName(text);
  await assertPage(siteDir, page.page, page.docsDir);
  return page;
}
