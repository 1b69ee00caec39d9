import { createMatcher } from '@docusaurus/utils';
import { findReach, type Reach, type ReachSite } from '../../testing/plan/findReach';
import type { Plan } from '../../testing/plan/plan';
import { DETAIL_SPECS, TEXT_TOOLS } from '../../testing/plan/reachTable';
import { SAMPLE } from '../../testing/plan/sample';
import {
  CURRENT_VERSION,
  DOCS_VERSIONS,
  getDocsDir,
  splitVersionPath,
  type VersionName,
} from '../../src/lib/docsVersions';
import { listSpecPages, WHOLE_SITE_SPECS } from './listSpecPages';

const isCurrent = (page: string) => splitVersionPath(page)?.version === CURRENT_VERSION;

/** What `npm test` covers. */
export interface TestPlan {
  /** For the browser specs. */
  plan: Plan;
  reach: Reach;
  /** Names of the browser specs to run. */
  specs: readonly string[];
  /** Addresses of the pages to build, in versions that aren't built completely. */
  builtPages: readonly string[];
  /** Addresses of the current pages to take snapshots of demos on. */
  snapshotPages: readonly string[];
  /** The docs versions whose wording, names and mentions are checked. */
  textVersions: readonly VersionName[];
}

const isTextTool = createMatcher([...TEXT_TOOLS]);

/** The current version, and those that changed; all of them if a change reaches the checks. */
function listTextVersions(changed: readonly string[]): readonly VersionName[] {
  const isReached = (version: VersionName) =>
    version === CURRENT_VERSION ||
    changed.some((file) => isTextTool(file) || file.startsWith(`${getDocsDir(version)}/`));
  return DOCS_VERSIONS.filter(isReached);
}

/**
 * What `npm test` covers: always the fixed sample and the specs of each feature in one variant,
 * plus what the changed files reach. It depends only on the site and those files.
 */
export function createTestPlan(changed: readonly string[], site: ReachSite): TestPlan {
  const reach = findReach(changed, site);
  const pages = [...new Set([...SAMPLE, ...reach.pages])].sort();
  const specs = site.specs.filter((spec) => reach.specs.has(spec) || !DETAIL_SPECS.includes(spec));
  const needed = [
    ...new Set([...pages, ...listSpecPages(site, specs, { wholeSpecs: reach.specs })]),
  ].sort();
  const isCurrentWhole = specs.some((spec) => WHOLE_SITE_SPECS.includes(spec));
  return {
    plan: {
      pages,
      changedPages: [...reach.pages].sort(),
      specsInAllVariants: [...reach.specs].sort(),
      isThorough: false,
    },
    reach,
    specs,
    builtPages: needed.filter((page) => !isCurrentWhole || !isCurrent(page)),
    // The home page isn't part of a version.
    snapshotPages: [
      ...new Set([
        '/',
        ...pages,
        ...listSpecPages(site, ['snapshots'], { wholeSpecs: reach.specs }),
      ]),
    ].filter((page) => page === '/' || isCurrent(page)),
    textVersions: listTextVersions(changed),
  };
}

const list = (items: Iterable<string>) => [...items].map((item) => `    ${item}`);

/** What changed files reach, as readable text. */
export function formatReach({ pages, specs, slow, reasons }: Reach): string {
  return [
    `Changed files (${reasons.length})${reasons.length > 0 ? ', and what they reach:' : ''}`,
    ...list(reasons.map(({ file, subject }) => `${file}: ${subject}`)),
    ...(pages.size > 0 ? [`Pages opened in the browser because of them (${pages.size}):`] : []),
    ...list([...pages].sort()),
    ...(specs.size > 0 ? [`Browser specs in every variant (${specs.size}):`] : []),
    ...list([...specs].sort()),
    ...(slow.size > 0 ? [`Slow checks (${slow.size}):`] : []),
    ...list([...slow].sort()),
  ].join('\n');
}

/** A plan as readable text: what always runs, and what each changed file adds. */
export function formatTestPlan({ plan, reach, specs, textVersions }: TestPlan): string {
  return [
    'Always: format, lint, types, unit tests, page checks, links, and these pages in the browser',
    `(${SAMPLE.length}):`,
    ...list(SAMPLE),
    `These browser specs, in one variant unless a change reaches them (${specs.length}):`,
    `    ${specs.join(', ')}`,
    `Wording, names and mentions of: ${textVersions.join(', ')}`,
    formatReach(reach),
    `${plan.pages.length} pages are opened in total.`,
  ].join('\n');
}
