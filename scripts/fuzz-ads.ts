import { spawnSync } from 'node:child_process';
import { takeOption } from './takeOption';

/**
 * Shows the page 10,000 answers of an ad feed, from sound to hostile, and looks for what must not
 * be there. `--seed 7` repeats a run; `--runs 100` makes it shorter.
 */
const args = process.argv.slice(2);
const { value: seed = String(Math.floor(Math.random() * 2 ** 31)) } = takeOption(args, '--seed');
const { value: runs = '10000' } = takeOption(args, '--runs');

if (![seed, runs].every((text) => /^\d+$/.test(text))) {
  console.error('Seed and runs are whole numbers: npm run fuzz:ads -- --seed 7 --runs 10000');
  process.exit(1);
}

console.log(`[fuzz] ${runs} answers from seed ${seed}; repeat: npm run fuzz:ads -- --seed ${seed}`);
const { status } = spawnSync('jest', ['src/features/ads/fuzz', '--verbose'], {
  stdio: 'inherit',
  env: { ...process.env, ADS_FUZZ_RUNS: runs, ADS_FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
