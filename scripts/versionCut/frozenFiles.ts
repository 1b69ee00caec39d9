import type { Manifest } from '../../plugins/packages/installed';
import { getVersionName } from '../../src/lib/docsVersions';
import type { CutPlan } from './planCut';

/** Folder of the workspace that a cut makes, relative to the site. */
export function getFrozenDir(name: string): string {
  return `versioned_docs/version-${name}`;
}

/** The manifests after a cut: what is frozen keeps its packages, docs/ goes on. */
export function createManifests(
  manifest: Manifest,
  { name, next, packages }: Pick<CutPlan, 'name' | 'next' | 'packages'>,
): { frozen: Manifest; current: Manifest } {
  const describe = (label: string) =>
    `The library versions that the ${label} pages and demos run on.`;
  return {
    frozen: { ...manifest, name: `docs-${name}`, description: describe(name) } as Manifest,
    current: {
      ...manifest,
      name: `docs-${getVersionName(next)}`,
      version: next,
      description: describe(next),
      dependencies: { ...manifest.dependencies, ...packages },
    } as Manifest,
  };
}

/** The module of renames with more of them at its end. */
export function addRenames(source: string, renames: CutPlan['renames']): string {
  const lines = renames.map(({ from, to }) => `  { from: '${from}', to: '${to}' },\n`);
  return source.replace(/\];\s*$/, `${lines.join('')}];\n`);
}
