import { runPool } from '../plugins/lib/runPool';
import { startProgram } from '../plugins/lib/startProgram';

export interface Step {
  name: string;
  /** A program and its arguments, run in the site's folder. */
  command: readonly [string, ...string[]];
  /** Added to its environment. */
  env?: Record<string, string>;
  /** The name of an earlier step that must pass first. */
  needs?: string;
}

export interface StepResult {
  name: string;
  seconds: number;
  hasPassed: boolean;
  /** What it printed, both streams. */
  output: string;
}

/** Most steps use one core, and two cores are all that is sure. */
const STEPS_AT_A_TIME = 2;

/** Runs a step; `isShown` also prints what it prints, as it comes. */
export async function runStep(step: Step, isShown: boolean): Promise<StepResult> {
  const start = Date.now();
  const color = isShown && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const { result } = startProgram(step.command, {
    env: { ...process.env, ...color, ...step.env },
    output: isShown ? 'both' : 'keep',
  });
  const { status, output } = await result.catch((error: Error) => ({
    status: 1,
    output: error.message,
  }));
  return {
    name: step.name,
    seconds: (Date.now() - start) / 1000,
    hasPassed: status === 0,
    output,
  };
}

const describe = ({ name, seconds, hasPassed }: StepResult) =>
  `${name}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`;

/** The result of a step that did not run, because one that it needs failed. */
const skipStep = ({ name, needs }: Step): StepResult => ({
  name,
  seconds: 0,
  hasPassed: false,
  output: `It did not run, since it needs "${needs}", which failed.\n`,
});

/**
 * Runs steps, two at a time. Each prints as a whole when it ends, and all of them run, but for those
 * that need one that failed. A single step prints as it goes.
 */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const running = new Map<string, Promise<StepResult>>();
  await runPool(steps, STEPS_AT_A_TIME, async (step) => {
    const isShown = steps.length === 1;
    const needed = step.needs === undefined ? undefined : await running.get(step.needs);
    const isBlocked = needed?.hasPassed === false;
    const run = isBlocked ? Promise.resolve(skipStep(step)) : runStep(step, isShown);
    running.set(step.name, run);
    const result = await run;
    results.push(result);
    console.log(`\n[${results.length}/${steps.length}] ${describe(result)}`);
    if (!isShown) {
      process.stdout.write(result.output);
    }
  });
  return results;
}

/** The seconds of each step, the slowest first, and which steps failed. */
export function formatResults(results: readonly StepResult[]): string {
  const failed = results.filter(({ hasPassed }) => !hasPassed);
  return [
    ...results
      .toSorted((a, b) => b.seconds - a.seconds)
      .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${name}`),
    failed.length === 0
      ? `All ${results.length} steps passed.`
      : `Failed: ${failed.map(({ name }) => name).join(', ')}. See above.`,
  ].join('\n');
}

/** Runs steps two at a time, and says at the end which failed. Returns whether all passed. */
export async function runAndReport(steps: readonly Step[]): Promise<boolean> {
  const results = await runSteps(steps);
  console.log(`\n${formatResults(results)}`);
  return results.every(({ hasPassed }) => hasPassed);
}
