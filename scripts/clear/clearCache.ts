import { rmSync } from 'node:fs';
import path from 'node:path';
import { readPendingCut } from '../versionCut/pendingCut';

/**
 * Removes `.cache/`, where builds, checks and tests of this project keep everything between runs.
 * Throws if a cut is in progress, because its state is stored there.
 */
export function clearCache(siteDir: string): void {
  if (readPendingCut(siteDir)) {
    throw new Error(
      'A version cut is in progress. Run npm run version:cut with --undo or --resume first.',
    );
  }
  rmSync(path.join(siteDir, '.cache'), { recursive: true, force: true });
}
