import type { Manifest } from '../../plugins/packages/installed';
import type { DemoProject } from '../../src/lib/demoProject/createDemoProject';

/** The package.json of a project. */
export function readProjectManifest({ files }: DemoProject): Manifest {
  return JSON.parse(files['package.json'] ?? '{}') as Manifest;
}
