import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds this site once more with every demo and its source in the page's own chunk, to show
 * what loading them lazily saves. Returns the folder of the result.
 */
export function buildEager(siteDir: string): string {
  const outDir = path.join(siteDir, '.cache/bench/eager');
  rmSync(outDir, { recursive: true, force: true });
  execFileSync('docusaurus', ['build', '--out-dir', outDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Modules of the usual build must not come back from its cache.
    env: { ...process.env, DEMOS_EAGER: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  return outDir;
}
