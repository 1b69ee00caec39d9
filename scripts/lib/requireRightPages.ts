import path from 'node:path';
import { checkPages } from '../../plugins/pageCheck';
import type { DocsVersion } from '../../plugins/versions';
import { formatDiagnostics } from '../../src/lib/diagnostic';

/** Throws with the whole list when something is wrong with the pages of these docs versions. */
export async function requireRightPages(versions: readonly DocsVersion[]): Promise<void> {
  const { diagnostics } = await checkPages(path.join(__dirname, '../..'), versions);
  if (diagnostics.length > 0) {
    throw new Error(formatDiagnostics(diagnostics));
  }
}
