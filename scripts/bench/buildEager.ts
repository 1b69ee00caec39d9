import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds this site again with every demo and its source in the page's own chunk, to show
 * what lazy loading saves. Returns the output folder.
 */
export function buildEager(siteDir: string): string {
  const outDir = path.join(siteDir, '.cache/bench/eager');
  rmSync(outDir, { recursive: true, force: true });
  execFileSync('docusaurus', ['build', '--out-dir', outDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Otherwise modules of the regular build would come from its cache.
    env: { ...process.env, DEMOS_EAGER: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  return outDir;
}
