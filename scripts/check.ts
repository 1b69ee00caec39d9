import { parseVersionNames } from '../plugins/versions';
import { createCheckSteps, selectSteps } from './checkSteps';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { runAndReport } from './steps';

/**
 * Every gate that needs no build; `--only types,fences` runs these alone, `--versions v8,v7` looks
 * at the pages, demos and packages of these versions alone.
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
