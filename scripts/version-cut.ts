import path from 'node:path';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { cutVersion } from './versionCut/cutVersion';

/** `npm run version:cut -- --next 9.0.0 [--write] [--packages] [--checks types,fences] [--yes]`; `--undo`, `--resume`. */
async function main(): Promise<void> {
  const values = readOptions({
    next: { type: 'string' },
    write: { type: 'boolean' },
    packages: { type: 'boolean' },
    checks: { type: 'string' },
    yes: { type: 'boolean' },
    undo: { type: 'boolean' },
    resume: { type: 'boolean' },
  });
  await cutVersion(path.join(__dirname, '..'), values);
}

runMain(main);
