import path from 'node:path';
import { readManifest } from '../../plugins/packages/installed';
import { writeFormatted } from '../lib/writeFormatted';
import { raisePins, raiseWorkspace } from '../versionCut/raisePins';
import type { BumpPlan } from './planBump';

/** Writes the pins of a bump into the manifests. `siteDir` is absolute. */
export async function writeBump(
  siteDir: string,
  { to, packages, reasons }: BumpPlan,
): Promise<void> {
  const writeJson = (file: string, value: unknown) =>
    writeFormatted(siteDir, file, JSON.stringify(value, null, 2));
  const docs = readManifest(path.join(siteDir, 'docs'));
  await writeJson('docs/package.json', raiseWorkspace(docs, to, packages, reasons));
  await writeJson('package.json', raisePins(readManifest(siteDir), packages));
}
