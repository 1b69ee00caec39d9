import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { moveCache } from '../docusaurusInternals';
import { throwDiagnostics } from '../mdx/DiagnosticsError';
import { readManifest } from '../packages/installed';
import type { DocsVersion } from './docsVersion';
import { findForeignPackages, listMajors } from './findForeignPackages';
import { findMixedPackages } from './findMixedPackages';

const NAME = 'versions';

/**
 * Fails the build if the scripts of a version contain packages of another major, or two copies of
 * React or Material UI.
 */
function createPackageGuard(
  { name, docsDir, libraryVersion }: DocsVersion,
  siteDir: string,
): RspackPluginInstance {
  const majors = listMajors(readManifest(path.join(siteDir, docsDir)));
  if (!majors.includes(libraryVersion.split('.')[0] ?? '')) {
    console.warn(
      `[versions] ${docsDir} describes ${libraryVersion}, but its packages are from major ${majors.join(', ')}. Update them before you publish.`,
    );
  }
  return {
    apply(compiler: Compiler) {
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        const files = [...compilation.modules].flatMap((module) => {
          const { resource } = module as { resource?: string };
          return resource ? [resource.replace(/\?.*$/, '')] : [];
        });
        const foreign = findForeignPackages(files, majors, readManifest);
        if (foreign.length > 0) {
          compilation.errors.push(
            new compiler.rspack.WebpackError(
              `The scripts of ${name} contain packages that don't belong there: ${foreign.join('; ')}. Find what imports them and load them from the version's own workspace.`,
            ),
          );
        }
      });
    },
  };
}

function createPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  versions: readonly DocsVersion[],
): Plugin {
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      const names = versions.map(({ name }) => name).join('-');
      // Rspack restores the paths that `@generated` had, so each folder needs its own cache.
      const generated = path.basename(generatedFilesDir);
      const directory = path.join(siteDir, '.cache/rspack', names, generated);
      const [only, ...others] = versions;
      const isGuarded = config.mode === 'production' && !isServer && others.length === 0;
      // Docusaurus types its configuration for webpack, which has neither of them.
      return {
        ...moveCache(config, directory),
        ...(only && isGuarded && { plugins: [createPackageGuard(only, siteDir)] as never[] }),
      };
    },
  };
}

/**
 * Configures the bundler for a build of some docs versions: with its own cache, so that builds
 * don't share entries, and, for the published site, a check of the packages in its scripts. Throws
 * immediately if pinned and installed packages don't match.
 */
export function createVersionsPlugin(versions: readonly DocsVersion[]) {
  return (context: LoadContext): Plugin => {
    throwDiagnostics(findMixedPackages(context.siteDir, versions), 'packages');
    return createPlugin(context, versions);
  };
}
