import { spawnSync } from 'node:child_process';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/**
 * Gives the page 10,000 responses of an ad feed, from valid to hostile, and checks for anything
 * that must never appear. `--seed 7` repeats a run; `--runs 100` shortens it.
 */
function main(): void {
  const { seed = String(Math.floor(Math.random() * 2 ** 31)), runs = '10000' } = readOptions({
    seed: { type: 'string' },
    runs: { type: 'string' },
  });
  if (![seed, runs].every((text) => /^\d+$/.test(text))) {
    throw new Error(
      '--seed and --runs must be integers: npm run fuzz:ads -- --seed 7 --runs 10000',
    );
  }
  console.log(
    `[fuzz] ${runs} responses from seed ${seed}; to repeat: npm run fuzz:ads -- --seed ${seed}`,
  );
  const { status } = spawnSync('jest', ['src/features/ads/fuzz', '--verbose'], {
    stdio: 'inherit',
    env: { ...process.env, ADS_FUZZ_RUNS: runs, ADS_FUZZ_SEED: seed },
  });
  process.exitCode = status ?? 1;
}

runMain(main);
