import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { createConfig, type Mode, type RunnerPaths } from './createConfig';
import { createRegistryModule } from './createRegistryModule';
import { listSpecifiers } from './listSpecifiers';

/** At most so many errors are shown: a wrong path repeats itself in every file. */
const SHOWN_ERRORS = 10;

function runCompiler(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) {
          reject(error);
          return;
        }
        const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
        resolve(errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${message}`.trim()));
      });
    });
  });
}

/**
 * Writes the registry of importable modules and compiles the runner with it. Throws with the
 * compiler's messages when it fails.
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
        `The framed runner for ${path.relative(paths.siteDir, paths.docsDir)} does not compile:`,
        ...errors.slice(0, SHOWN_ERRORS),
        ...(rest > 0 ? [`… and ${rest} more.`] : []),
      ].join('\n\n'),
    );
  }
}
