import { spawn, spawnSync } from 'node:child_process';
import { runPool } from './runPool';

export interface Step {
  name: string;
  /** A program and its arguments, run in the site's folder. */
  command: [string, ...string[]];
}

const readSeconds = (start: number) => Math.round((Date.now() - start) / 1000);

function stop(name: string, reason: string): never {
  console.error(`\n${name} failed: ${reason}`);
  process.exit(1);
}

/** Runs steps one after the other with a progress line each; stops at the first that fails. */
export function runSteps(steps: readonly Step[]): void {
  const start = Date.now();
  steps.forEach(({ name, command: [program, ...args] }, index) => {
    console.log(`\n[${index + 1}/${steps.length}] ${name} (${readSeconds(start)} s so far)`);
    const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
    if (error || status !== 0) {
      stop(name, error?.message ?? `${program} ended with ${status}`);
    }
  });
  console.log(`\nAll ${steps.length} steps passed in ${readSeconds(start)} s.`);
}

/** Runs a step and gives what it printed once it has ended. */
async function capture({ command: [program, ...args] }: Step) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const add = (part: Buffer) => {
    output += part.toString();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const status = await new Promise<number | string>((resolve) => {
    child.on('close', (code) => resolve(code ?? 'a signal')).on('error', (e) => resolve(e.message));
  });
  return { output, status };
}

/**
 * Runs steps that do not need each other, as many at a time as `limit` says. Each prints as a
 * whole when it ends; all are run, and then any that failed stop the program.
 */
export async function runStepsTogether(steps: readonly Step[], limit: number): Promise<void> {
  const start = Date.now();
  const failed: string[] = [];
  await runPool(steps, limit, async (step, index) => {
    const begin = Date.now();
    const { output, status } = await capture(step);
    const isRight = status === 0;
    console.log(
      `\n[${index + 1}/${steps.length}] ${step.name}: ${isRight ? 'passed' : `ended with ${status}`} after ${readSeconds(begin)} s (${readSeconds(start)} s so far)`,
    );
    process.stdout.write(output);
    if (!isRight) {
      failed.push(step.name);
    }
  });
  if (failed.length > 0) {
    stop(failed.join(', '), 'see above');
  }
  console.log(`\nAll ${steps.length} checks passed in ${readSeconds(start)} s.`);
}
