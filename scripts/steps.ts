import { runPool } from '../plugins/lib/runPool';
import { startProgram } from '../plugins/lib/startProgram';

export interface Step {
  name: string;
  /** A program and its arguments, run in the site's folder. */
  command: readonly [string, ...string[]];
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** The name of an earlier step that must pass first. */
  needs?: string;
  /** Whether it uses all cores: no other step runs at the same time. */
  isAlone?: boolean;
}

export interface StepResult {
  name: string;
  seconds: number;
  hasPassed: boolean;
  /** What it printed to both streams. */
  output: string;
}

/** Most steps use one core, and there may be only two. */
const STEPS_AT_A_TIME = 2;

/** Runs a step; `isShown` also prints its output as it arrives. */
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

/** One line, such as `Lint: FAILED in 14 s`. */
export const describeResult = ({ name, seconds, hasPassed }: StepResult) =>
  `${name}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`;

/** The result of a step that was skipped because one that it needs failed. */
const skipStep = ({ name, needs }: Step): StepResult => ({
  name,
  seconds: 0,
  hasPassed: false,
  output: `Skipped because "${needs}" failed.\n`,
});

/** Cuts a list of steps before and after each one that runs alone. */
function splitSteps(steps: readonly Step[]): readonly (readonly Step[])[] {
  const parts: Step[][] = [[]];
  for (const step of steps) {
    if (step.isAlone) {
      parts.push([step], []);
    } else {
      parts.at(-1)!.push(step);
    }
  }
  return parts;
}

/**
 * Runs steps in order, two at a time. Each step's output is printed when it ends, and all of them
 * run, except those that need a failed one. The output of a single step is printed as it arrives.
 */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const running = new Map<string, Promise<StepResult>>();
  const run = async (step: Step) => {
    const isShown = steps.length === 1;
    const needed = step.needs === undefined ? undefined : await running.get(step.needs);
    const isBlocked = needed?.hasPassed === false;
    const task = isBlocked ? Promise.resolve(skipStep(step)) : runStep(step, isShown);
    running.set(step.name, task);
    const result = await task;
    results.push(result);
    console.log(`\n[${results.length}/${steps.length}] ${describeResult(result)}`);
    if (!isShown) {
      process.stdout.write(result.output);
    }
  };
  for (const part of splitSteps(steps)) {
    await runPool(part, STEPS_AT_A_TIME, run);
  }
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

/** Runs steps two at a time, and finally prints which failed. Returns whether all passed. */
export async function runAndReport(steps: readonly Step[]): Promise<boolean> {
  const results = await runSteps(steps);
  console.log(`\n${formatResults(results)}`);
  return results.every(({ hasPassed }) => hasPassed);
}
