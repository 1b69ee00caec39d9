import { spawnSync } from 'node:child_process';

export interface Step {
  name: string;
  /** A program and its arguments, run in the site's folder. */
  command: [string, ...string[]];
}

/** Runs steps one after the other with a progress line each; stops at the first that fails. */
export function runSteps(steps: readonly Step[]): void {
  const start = Date.now();
  steps.forEach(({ name, command: [program, ...args] }, index) => {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`\n[${index + 1}/${steps.length}] ${name} (${seconds} s so far)`);
    const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
    if (error || status !== 0) {
      console.error(`\n${name} failed: ${error?.message ?? `${program} ended with ${status}`}`);
      process.exit(1);
    }
  });
  console.log(
    `\nAll ${steps.length} steps passed in ${Math.round((Date.now() - start) / 1000)} s.`,
  );
}
