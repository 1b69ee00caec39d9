import { spawnSync } from 'node:child_process';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/**
 * Shows the page 10,000 answers of an ad feed, from sound to hostile, and looks for what must not
 * be there. `--seed 7` repeats a run; `--runs 100` makes it shorter.
 */
function main(): void {
  const { seed = String(Math.floor(Math.random() * 2 ** 31)), runs = '10000' } = readOptions({
    seed: { type: 'string' },
    runs: { type: 'string' },
  });
  if (![seed, runs].every((text) => /^\d+$/.test(text))) {
    throw new Error('Seed and runs are whole numbers: npm run fuzz:ads -- --seed 7 --runs 10000');
  }
  console.log(
    `[fuzz] ${runs} answers from seed ${seed}; repeat: npm run fuzz:ads -- --seed ${seed}`,
  );
  const { status } = spawnSync('jest', ['src/features/ads/fuzz', '--verbose'], {
    stdio: 'inherit',
    env: { ...process.env, ADS_FUZZ_RUNS: runs, ADS_FUZZ_SEED: seed },
  });
  process.exitCode = status ?? 1;
}

runMain(main);
