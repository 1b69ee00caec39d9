import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCompiler } from '../lib/runCompiler';
import { createConfig, type Mode, type RunnerPaths } from './createConfig';
import { createRegistryModule } from './createRegistryModule';
import { listSpecifiers } from './listSpecifiers';

/** Maximum number of errors shown, because a wrong path is repeated for every file. */
const SHOWN_ERRORS = 10;

/**
 * Writes the registry of importable modules and compiles the runner with it. Throws with the
 * compiler's messages if it fails.
 */
export async function compileRunner(paths: RunnerPaths, mode: Mode): Promise<void> {
  mkdirSync(path.dirname(paths.registryFile), { recursive: true });
  writeFileSync(
    paths.registryFile,
    createRegistryModule(listSpecifiers(paths.docsDir), path.join(paths.docsDir, '_libraries.ts')),
  );
  const errors = await runCompiler(createConfig(paths, mode));
  if (errors.length > 0) {
    const rest = errors.length - SHOWN_ERRORS;
    throw new Error(
      [
        `Failed to compile the framed runner for ${path.relative(paths.siteDir, paths.docsDir)}:`,
        ...errors.slice(0, SHOWN_ERRORS),
        ...(rest > 0 ? [`… and ${rest} more.`] : []),
      ].join('\n\n'),
    );
  }
}
