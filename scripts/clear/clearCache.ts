import { rmSync } from 'node:fs';
import path from 'node:path';
import { readPendingCut } from '../versionCut/pendingCut';

/**
 * Removes `.cache/`, in which everything of ours is that builds, checks and tests keep from one run
 * to the next. Throws while a cut is unfinished, which needs what it has noted there.
 */
export function clearCache(siteDir: string): void {
  if (readPendingCut(siteDir)) {
    throw new Error(
      'A version cut is unfinished. Run npm run version:cut with --undo or --resume first.',
    );
  }
  rmSync(path.join(siteDir, '.cache'), { recursive: true, force: true });
}
