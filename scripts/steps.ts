import { runPool } from '../plugins/lib/runPool';
import { startProgram } from '../plugins/lib/startProgram';
import { readCount } from './suite/readCount';
import { addResult } from './suite/results';

export interface Step {
  name: string;
  /** A program and its arguments, run in the site's folder. */
  command: [string, ...string[]];
  /** What the program is told besides, in its environment. */
  env?: Record<string, string>;
  /** Whether it takes longer with each page of the current version. */
  growsWithPages?: boolean;
  /** Whether its parts add their own results to those of the run. */
  hasParts?: boolean;
}

/** Most use one core, and two are all that is sure. */
const STEPS_AT_A_TIME = 2;

const readSeconds = (start: number) => Math.round((Date.now() - start) / 1000);

/** Runs a step and gives what it printed once it has ended; `isShown` also prints it as it comes. */
async function run(step: Step, isShown: boolean) {
  const start = Date.now();
  const color = isShown && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const { result } = startProgram(step.command, {
    env: { ...process.env, ...color, ...step.env },
    output: isShown ? 'both' : 'keep',
  });
  const { status, output } = await result.then(
    (ended) => ({ status: ended.status ?? 'a signal', output: ended.output }),
    (error: Error) => ({ status: error.message, output: '' }),
  );
  const hasPassed = status === 0;
  if (!step.hasParts) {
    const { name: gate, growsWithPages = false } = step;
    const seconds = (Date.now() - start) / 1000;
    addResult({ gate, seconds, hasPassed, growsWithPages, ...readCount(output) });
  }
  return { output, status, hasPassed, seconds: readSeconds(start) };
}

/** Runs a step that prints as it goes. Returns whether it passed. */
async function runShown(step: Step): Promise<boolean> {
  const { status, hasPassed } = await run(step, true);
  if (!hasPassed) {
    console.error(`\n${step.name} failed: ${step.command[0]} ended with ${status}`);
  }
  return hasPassed;
}

/**
 * Runs steps one after the other with a progress line each, up to the first that fails. Those of a
 * list in the list do not need each other and run together, two at a time. Returns whether all
 * passed.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<boolean> {
  const start = Date.now();
  for (const [index, step] of steps.entries()) {
    const group = [step].flat();
    const names = group.map(({ name }) => name).join(', ');
    console.log(`\n[${index + 1}/${steps.length}] ${names} (${readSeconds(start)} s so far)`);
    const hasPassed =
      group.length === 1 ? await runShown(group[0]!) : await runStepsTogether(group);
    if (!hasPassed) {
      return false;
    }
  }
  console.log(`\nAll ${steps.length} steps passed in ${readSeconds(start)} s.`);
  return true;
}

/**
 * Runs steps that do not need each other, two at a time. Each prints as a whole when it ends; all
 * are run. Returns whether all passed.
 */
export async function runStepsTogether(steps: readonly Step[]): Promise<boolean> {
  const start = Date.now();
  const failed: string[] = [];
  await runPool(steps, STEPS_AT_A_TIME, async (step, index) => {
    const { output, status, hasPassed, seconds } = await run(step, false);
    console.log(
      `\n[${index + 1}/${steps.length}] ${step.name}: ${hasPassed ? 'passed' : `ended with ${status}`} after ${seconds} s (${readSeconds(start)} s so far)`,
    );
    process.stdout.write(output);
    if (!hasPassed) {
      failed.push(step.name);
    }
  });
  if (failed.length > 0) {
    console.error(`\n${failed.join(', ')} failed: see above`);
    return false;
  }
  console.log(`\nAll ${steps.length} checks passed in ${readSeconds(start)} s.`);
  return true;
}
