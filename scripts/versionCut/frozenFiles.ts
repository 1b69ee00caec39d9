import type { Manifest } from '../../plugins/packages/installed';
import { getVersionName } from '../../src/lib/docsVersions';
import type { CutPlan } from './planCut';
import { raiseWorkspace } from './raisePins';

/** Folder of the workspace that a cut creates, relative to the site. */
export function getFrozenDir(name: string): string {
  return `versioned_docs/version-${name}`;
}

/** The manifests after a cut: the frozen version keeps its packages, and docs/ continues. */
export function createManifests(
  manifest: Manifest,
  { name, next, packages, reasons }: Pick<CutPlan, 'name' | 'next' | 'packages' | 'reasons'>,
): { frozen: Manifest; current: Manifest } {
  const isRaised = Object.keys(packages).length > 0;
  const current = raiseWorkspace(
    manifest,
    next,
    packages,
    isRaised ? reasons : (manifest.otherReleases ?? {}),
  );
  return {
    frozen: { ...manifest, name: `docs-${name}` },
    current: { ...current, name: `docs-${getVersionName(next)}` },
  };
}

/** The module of renames with more renames appended. */
export function addRenames(source: string, renames: CutPlan['renames']): string {
  const lines = renames.map(({ from, to }) => `  { from: '${from}', to: '${to}' },\n`);
  return source.replace(/\];\s*$/, `${lines.join('')}];\n`);
}
