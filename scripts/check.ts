import { selectSteps } from './checkSteps';
import { runSteps } from './steps';
import { takeOption } from './takeOption';

try {
  // `--only types,fences` runs these alone.
  runSteps(selectSteps(takeOption(process.argv.slice(2), '--only').value));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
