import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { createZip } from '../../src/lib/demoProject/createZip';
import type { DemoProject } from '../../src/lib/demoProject/createDemoProject';

function unzip(archive: Uint8Array, directory: string): void {
  Object.entries(unzipSync(archive)).forEach(([file, bytes]) => {
    const target = path.join(directory, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  });
}

/**
 * Unpacks the archive of every project, unmodified, as an npm workspace of `root`, so that one
 * installation is enough for all. Resolves to their folders, in the same order.
 */
export async function writeWorkspaces(
  projects: readonly DemoProject[],
  root: string,
): Promise<string[]> {
  const names = projects.map((_, index) => `project-${index + 1}`);
  const manifest = { name: 'demo-exports', private: true, workspaces: names };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  const archives = await Promise.all(projects.map(createZip));
  return archives.map((archive, index) => {
    const directory = path.join(root, `project-${index + 1}`);
    unzip(archive, directory);
    return directory;
  });
}
