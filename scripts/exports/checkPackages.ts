import { findPackageDir, readManifest, type Manifest } from '../../plugins/packages/installed';
import { TAILWIND_VERSIONS, TOOL_VERSIONS } from '../../src/lib/demoProject/toolVersions';
import type { Diagnostic } from '../../src/lib/diagnostic';
import type { DemoExport } from './packEveryWay';
import { readProjectManifest } from './readProjectManifest';

/** Build tools of the projects; the site itself doesn't need them. */
const NOT_INSTALLED = new Set([...Object.keys(TOOL_VERSIONS), ...Object.keys(TAILWIND_VERSIONS)]);

function findMissingPeers(manifest: Manifest, declared: Record<string, string>): string[] {
  return Object.keys(manifest.peerDependencies ?? {}).filter(
    (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional && !(peer in declared),
  );
}

/**
 * What a project declares must match what its demo runs with here: installed in the workspace
 * `docsDir` at exactly the declared version, including all peers.
 */
export function checkPackages({ label, project }: DemoExport, docsDir: string): Diagnostic[] {
  const { dependencies = {}, devDependencies = {} } = readProjectManifest(project);
  const declared = { ...dependencies, ...devDependencies };
  return Object.entries(declared)
    .filter(([name]) => !NOT_INSTALLED.has(name))
    .flatMap(([name, version]) => {
      const directory = findPackageDir(docsDir, name);
      const installed = directory === undefined ? undefined : readManifest(directory);
      const messages =
        installed?.version === version
          ? findMissingPeers(installed, declared).map(
              (peer) => `"${name}" requires the peer "${peer}", which is not in package.json.`,
            )
          : [
              `"${name}" is ${version} here, but ${installed?.version ?? 'not installed'} in the docs.`,
            ];
      return messages.map((message) => ({ file: `${label} package.json`, line: 1, message }));
    });
}
