import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TAILWIND_VERSIONS, TOOL_VERSIONS } from '../../src/lib/demoProject/toolVersions';
import type { Fault } from '../../src/lib/fault';
import type { DemoExport } from './packEveryWay';
import { type Manifest, readManifest } from './readManifest';

/** What builds a project; the site itself has no use for it. */
const NOT_INSTALLED = new Set([...Object.keys(TOOL_VERSIONS), ...Object.keys(TAILWIND_VERSIONS)]);

/** The package.json of a package as a file in `directory` would find it. */
function readInstalled(name: string, directory: string): Manifest | undefined {
  const file = path.join(directory, 'node_modules', name, 'package.json');
  if (existsSync(file)) {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  }
  const parent = path.dirname(directory);
  return parent === directory ? undefined : readInstalled(name, parent);
}

function findMissingPeers(manifest: Manifest, declared: Record<string, string>): string[] {
  return Object.keys(manifest.peerDependencies ?? {}).filter(
    (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional && !(peer in declared),
  );
}

/**
 * What a project declares must be what its demo runs with here: installed in the workspace
 * `docsDir` at exactly the declared version, and complete with its peers.
 */
export function checkPackages({ label, project }: DemoExport, docsDir: string): Fault[] {
  const { dependencies = {}, devDependencies = {} } = readManifest(project);
  const declared = { ...dependencies, ...devDependencies };
  return Object.entries(declared)
    .filter(([name]) => !NOT_INSTALLED.has(name))
    .flatMap(([name, version]) => {
      const installed = readInstalled(name, docsDir);
      const messages =
        installed?.version === version
          ? findMissingPeers(installed, declared).map(
              (peer) => `"${name}" needs "${peer}" beside it, which package.json does not name.`,
            )
          : [
              `"${name}" is ${version} here, but ${installed?.version ?? 'not installed'} in the docs.`,
            ];
      return messages.map((message) => ({ file: `${label} package.json`, line: 1, message }));
    });
}
