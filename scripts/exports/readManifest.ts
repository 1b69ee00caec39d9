import type { DemoProject } from '../../src/lib/demoProject/createDemoProject';

type Versions = Record<string, string>;

/** The parts of a package.json that say what a package needs. */
export interface Manifest {
  name: string;
  version?: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The package.json of a project. */
export function readManifest({ files }: DemoProject): Manifest {
  return JSON.parse(files['package.json'] ?? '{}') as Manifest;
}
