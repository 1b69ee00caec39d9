import path from 'node:path';
import { parseArgs } from 'node:util';
import { cutVersion } from './versionCut/cutVersion';

/** `npm run version:cut -- --next 9.0.0 [--write] [--packages] [--checks types,fences]`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      next: { type: 'string' },
      write: { type: 'boolean' },
      packages: { type: 'boolean' },
      checks: { type: 'string' },
    },
  });
  await cutVersion(path.join(__dirname, '..'), values);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
