import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../src/lib/docsVersions';
import { ensureBrowser } from '../testing/browser/ensureBrowser';
import { PLAN_VARIABLE } from '../testing/plan/plan';
import { ensureNginx } from '../testing/servers/ensureNginx';
import { createCheckSteps } from './checkSteps';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { formatResults, runSteps, type Step, type StepResult } from './steps';
import { createBuiltSiteSteps, createQuickBuild } from './suite/builtSiteSteps';
import { createChangedPlan } from './suite/changedSteps';
import { createTestPlan, formatReach, formatTestPlan, type TestPlan } from './suite/createTestPlan';
import { readChangedFiles } from './suite/readChangedFiles';
import { readReachSite } from './suite/readReachSite';
import { SLOW_STEPS } from './suite/slowSteps';

const SITE_DIR = path.join(__dirname, '..');
const PLAN_FILE = path.join(SITE_DIR, '.cache/suite/plan.json');

/** Checks that don't need the API of the packages, so they can run while it is read. */
const API_FREE = ['lint', 'supply', 'format'];

/** Groups of steps, one after the other. */
function createGroups({
  reach,
  specs,
  builtPages,
  snapshotPages,
  textVersions,
}: TestPlan): readonly (readonly Step[])[] {
  const slow = [...reach.slow].map((name) => SLOW_STEPS[name]);
  const gates = createCheckSteps(DOCS_VERSIONS, textVersions);
  const api = gates.find(({ ids: [id] }) => id === 'api');
  const build: Step = {
    name: 'Build',
    ...createQuickBuild({ reach, pages: builtPages, snapshotPages }),
    // Otherwise the build would read the API a second time.
    needs: api?.name,
    // With the unit tests at the same time, both take longer than one after the other.
    isAlone: true,
  };
  const isEarly = ({ ids: [id] }: (typeof gates)[number]) => id === 'api' || API_FREE.includes(id);
  return [
    [
      ...gates.filter(isEarly),
      build,
      ...gates.filter((gate) => !isEarly(gate)),
      ...slow.filter(({ needsSite }) => !needsSite),
      ...createBuiltSiteSteps({ isQuick: true }).map((step) => ({ ...step, needs: build.name })),
    ],
    [
      {
        name: 'Browser specs',
        command: [
          'playwright',
          'test',
          '--project=site',
          ...specs.map((spec) => `e2e/${spec}.spec.ts`),
        ],
      },
    ],
    // One after the other, because each builds its own site.
    ...slow.filter(({ needsSite }) => needsSite).map((step) => [step]),
  ];
}

/**
 * Everything that a change must pass, in a quarter of an hour: the fixed sample, and what the
 * changed files reach. `--base <commit>` is the commit to compare with; `--changed` runs only what
 * the changed files reach; `npm run test:all` covers everything.
 */
runMain(async () => {
  const { base, changed: isChangedOnly = false } = readOptions({
    base: { type: 'string' },
    changed: { type: 'boolean' },
  });
  const start = Date.now();
  const changed = readChangedFiles(SITE_DIR, base);
  const site = readReachSite(SITE_DIR);
  const exists = (file: string) => existsSync(path.join(SITE_DIR, file));
  const testPlan = isChangedOnly ? undefined : createTestPlan(changed, site);
  const changedPlan = createChangedPlan(changed, site, exists);
  const { leftToWholeTest } = changedPlan;
  console.log(testPlan ? formatTestPlan(testPlan) : formatReach(changedPlan.reach));
  if (isChangedOnly && leftToWholeTest.length > 0) {
    console.log(
      `Only run by npm test, because they need every page: ${leftToWholeTest.join(', ')}`,
    );
  }
  // First, so that a missing program is reported before the long steps.
  console.log(`Browser: ${ensureBrowser()}`);
  console.log(`Server: ${ensureNginx().program}`);
  mkdirSync(path.dirname(PLAN_FILE), { recursive: true });
  writeFileSync(PLAN_FILE, JSON.stringify((testPlan ?? changedPlan).plan, undefined, 2));
  process.env[PLAN_VARIABLE] = PLAN_FILE;
  const results: StepResult[] = [];
  for (const group of testPlan ? createGroups(testPlan) : changedPlan.groups) {
    results.push(...(await runSteps(group)));
    // Later steps would fail for the same reasons.
    if (results.some(({ hasPassed }) => !hasPassed)) {
      break;
    }
  }
  console.log(`\n${formatResults(results)}`);
  console.log(`${Math.round((Date.now() - start) / 1000)} s in total.`);
  process.exitCode = results.every(({ hasPassed }) => hasPassed) ? 0 : 1;
});
