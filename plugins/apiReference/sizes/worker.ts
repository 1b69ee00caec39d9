import { createBundler, type Bundler } from './createBundler';
import type { ComponentImport } from './createBundle';

export interface WorkerTask {
  workspaceDir: string;
  components: readonly ComponentImport[];
}

export type WorkerAnswer = { bytes: number } | { error: string };

let bundler: Bundler | undefined;

async function answer({ workspaceDir, components }: WorkerTask): Promise<WorkerAnswer> {
  bundler ??= createBundler(workspaceDir);
  try {
    return { bytes: await bundler.measure(components) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (task: WorkerTask) => {
  void answer(task).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
