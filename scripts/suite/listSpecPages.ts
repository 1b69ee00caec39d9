import ts from 'typescript';
import { CURRENT_VERSION, DOCS_VERSIONS, getVersionRoot } from '../../src/lib/docsVersions';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import type { ReachSite } from '../../testing/plan/findReach';
import { DETAIL_TAG } from '../../testing/plan/plan';

/** Specs that need the whole current version. */
export const WHOLE_SITE_SPECS: readonly string[] = ['searchQueries'];

/** Pages that menus, the navigation and redirects lead to. */
const ENTRY_PAGES = ['introduction/', 'introduction/licensing/'];

/** Additional ones in the current version. */
const CURRENT_ENTRY_PAGES = [
  'common-concepts/custom-components/',
  ...PRODUCT_SLUGS.map((slug) => `react-${slug}/`),
];

const isDetail = (node: ts.CallExpression) =>
  node.arguments.some(
    (argument) => ts.isObjectLiteralExpression(argument) && argument.getText().includes(DETAIL_TAG),
  );

/** A spec without its tests of rare cases. */
function dropDetails(spec: string): string {
  const source = ts.createSourceFile('spec.ts', spec, ts.ScriptTarget.Latest, true);
  let kept = '';
  let end = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isDetail(node)) {
      kept += spec.slice(end, node.getFullStart());
      end = node.end;
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return kept + spec.slice(end);
}

interface SpecPagesOptions {
  /** Names of specs whose tests of rare cases also run. */
  wholeSpecs: ReadonlySet<string>;
}

/**
 * Pages that a build needs for some browser specs: those that the specs mention, and the entry
 * pages of each version. A spec that assembles an address also mentions the page in its text.
 */
export function listSpecPages(
  site: ReachSite,
  specs: readonly string[],
  { wholeSpecs }: SpecPagesOptions,
): string[] {
  const known = new Set(
    [...site.pages].flatMap(([version, pages]) =>
      [...pages].map((page) => getVersionRoot(version) + page),
    ),
  );
  const read = (spec: string) => {
    const text = site.read(`e2e/${spec}.spec.ts`) ?? '';
    return wholeSpecs.has(spec) ? text : dropDetails(text);
  };
  const named = specs.flatMap((spec) =>
    [...read(spec).matchAll(/\/x\/[a-z0-9/-]*/g)].map(([address]) =>
      address.endsWith('/') ? address : `${address}/`,
    ),
  );
  const entries = DOCS_VERSIONS.flatMap((version) =>
    [...ENTRY_PAGES, ...(version === CURRENT_VERSION ? CURRENT_ENTRY_PAGES : [])].map(
      (page) => getVersionRoot(version) + page,
    ),
  );
  // The upgrade checklist reads the guides of all versions.
  const guides = [...known].filter((page) => page.includes('/migration/'));
  return [...new Set([...named, ...entries, ...guides])].filter((page) => known.has(page)).sort();
}
