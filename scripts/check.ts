import { CHECK_LIMIT, selectSteps } from './checkSteps';
import { runStepsTogether } from './steps';
import { takeOption } from './takeOption';

/** Every gate that needs no build; `--only types,fences` runs these alone. */
async function main(): Promise<void> {
  const { value } = takeOption(process.argv.slice(2), '--only');
  await runStepsTogether(selectSteps(value), CHECK_LIMIT);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
