import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { VersionName } from '../../src/lib/docsVersions';
import { findProductById } from '../../src/lib/products';
import { getApiPages } from '../apiReference/versionPages';
import { findPageDemos } from '../demos/readPageDemos';
import { findKeyLines } from '../navigation/readPages';
import { inFile } from '../mdx/pageDiagnostic';
import { checkAliases } from './checkAliases';
import { checkAsides } from './checkAsides';
import { checkAttributes } from './checkAttributes';
import { checkBraces } from './checkBraces';
import { checkCode } from './checkCode';
import { checkComponents } from './checkComponents';
import { checkGuide } from './checkGuide';
import { checkHeadings } from './checkHeadings';
import { checkImages } from './checkImages';
import { checkLinks } from './checkLinks';
import { checkStructure } from './checkStructure';
import { checkSubject } from './checkSubject';
import type { LinkTargets } from './describeLink';
import type { ReadPage } from './readCheckedPages';
import { readDemoSubject } from './readDemoSubjects';

export interface CheckedSite {
  /** Absolute. */
  siteDir: string;
  /** What pages may use without importing it. */
  components: readonly string[];
  targets: LinkTargets;
  /** Plans of pages in the navigation: `v8 react-data-grid/column-pinning/` → `pro`. */
  plans: ReadonlyMap<string, string>;
}

/** Whether a component has a reference page in a product. */
function isComponent(name: string, productId: string, version: VersionName): boolean {
  const product = findProductById(productId);
  const { components = [] } = (product && getApiPages(version)[product.slug]) ?? {};
  return components.includes(name);
}

/** All mistakes in the text of a page and its demos; `docsDir` is relative to the site. */
export async function checkPage(
  page: ReadPage,
  docsDir: string,
  { siteDir, components, targets, plans }: CheckedSite,
): Promise<Diagnostic[]> {
  const own = [
    ...page.mistakes,
    ...checkAliases(page),
    ...checkAsides(page.tree, page.text),
    ...checkAttributes(page.tree),
    ...checkBraces(page.tree),
    ...checkCode(page),
    ...checkComponents(page, components, siteDir),
    ...checkGuide(page),
    ...checkHeadings(page),
    ...checkImages(page, siteDir),
    ...checkLinks(page, targets),
    ...(await checkStructure(page)),
  ];
  const { demos, diagnostics } = findPageDemos(page.tree, path.join(siteDir, page.file), {
    siteDir,
    docsDir: path.join(siteDir, docsDir),
  });
  const subject = checkSubject(
    { plan: plans.get(`${page.version} ${page.page}`), ...page.frontMatter },
    demos.map(({ base }) => readDemoSubject(base)),
    {
      getLine: (key) => findKeyLines(page.text)[key] ?? 1,
      isComponent: (name, productId) => isComponent(name, productId, page.version),
    },
  );
  return [...inFile(page.file, [...own, ...subject]), ...diagnostics];
}
