import path from 'node:path';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { cutVersion } from './versionCut/cutVersion';

/** `npm run version:cut -- --next 9.0.0 [--write] [--packages] [--checks types,fences]`. */
async function main(): Promise<void> {
  const values = readOptions({
    next: { type: 'string' },
    write: { type: 'boolean' },
    packages: { type: 'boolean' },
    checks: { type: 'string' },
  });
  await cutVersion(path.join(__dirname, '..'), values);
}

runMain(main);
