import { parseVersionNames } from '../plugins/versions';
import { createCheckSteps, selectSteps } from './checkSteps';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { runAndReport } from './steps';

/**
 * Every check that needs no build. `--only types,fences` runs only these checks, and
 * `--versions v8,v7` checks the pages, demos and packages of only these versions.
 */
runMain(async () => {
  const { only, versions } = readOptions({
    only: { type: 'string' },
    versions: { type: 'string' },
  });
  const steps = createCheckSteps(parseVersionNames(versions ?? 'all'));
  const hasPassed = await runAndReport(selectSteps(steps, only));
  process.exitCode = hasPassed ? 0 : 1;
});
