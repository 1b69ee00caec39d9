import path from 'node:path';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { bumpVersion } from './versionBump/bumpVersion';

/** `npm run version:bump -- --to 8.8.0 [--dry-run] [--packages name@version,…] [--checks types,fences]`. */
async function main(): Promise<void> {
  const values = readOptions({
    to: { type: 'string' },
    packages: { type: 'string' },
    checks: { type: 'string' },
    'dry-run': { type: 'boolean' },
  });
  await bumpVersion(path.join(__dirname, '..'), values);
}

runMain(main);
