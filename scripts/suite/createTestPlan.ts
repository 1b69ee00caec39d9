import { findReach, type Reach, type ReachSite } from '../../testing/plan/findReach';
import type { Plan } from '../../testing/plan/plan';
import { SAMPLE } from '../../testing/plan/sample';
import { CURRENT_VERSION, splitVersionPath } from '../../src/lib/docsVersions';
import { listSpecPages } from './listSpecPages';

/** What `npm test` covers. */
export interface TestPlan {
  /** For the browser specs. */
  plan: Plan;
  reach: Reach;
  /** Addresses of the only pages of old versions that are built. */
  oldPages: readonly string[];
}

/**
 * What `npm test` covers: always the fixed sample and each browser spec in one variant, and what the
 * changed files reach. It depends on the site and those files alone.
 */
export function createTestPlan(changed: readonly string[], site: ReachSite): TestPlan {
  const reach = findReach(changed, site);
  const pages = [...new Set([...SAMPLE, ...reach.pages])].sort();
  const needed = [...new Set([...pages, ...listSpecPages(site, site.specs)])].sort();
  return {
    plan: {
      pages,
      changedPages: [...reach.pages].sort(),
      specsInAllVariants: [...reach.specs].sort(),
      isThorough: false,
    },
    reach,
    oldPages: needed.filter((page) => splitVersionPath(page)?.version !== CURRENT_VERSION),
  };
}

const list = (items: Iterable<string>) => [...items].map((item) => `    ${item}`);

/** A plan for people: what runs always, and what each changed file adds. */
export function formatTestPlan({ plan, reach }: TestPlan): string {
  return [
    'Always: format, lint, types, unit tests, page checks, links, every browser spec in one variant',
    `Pages opened in the browser (${plan.pages.length}):`,
    ...list(plan.pages),
    ...(reach.reasons.length > 0
      ? [`Changed files (${reach.reasons.length}), and what they reach:`]
      : []),
    ...list(reach.reasons.map(({ file, subject }) => `${file}: ${subject}`)),
    ...(plan.specsInAllVariants.length > 0 ? ['Browser specs in every variant:'] : []),
    ...list(plan.specsInAllVariants),
    ...(reach.slow.size > 0 ? ['Slow checks:'] : []),
    ...list([...reach.slow].sort()),
  ].join('\n');
}
