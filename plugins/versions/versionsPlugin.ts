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
 * Fails the build when the scripts of a version hold packages of another major, or two copies of
 * React or Material UI.
 */
function createPackageGuard(
  { name, docsDir, libraryVersion }: DocsVersion,
  siteDir: string,
): RspackPluginInstance {
  const majors = listMajors(readManifest(path.join(siteDir, docsDir)));
  if (!majors.includes(libraryVersion.split('.')[0] ?? '')) {
    console.warn(
      `[versions] ${docsDir} speaks of ${libraryVersion}, but its packages are of ${majors.join(', ')}: raise them before this is published.`,
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
              `The scripts of ${name} hold what does not belong there: ${foreign.join('; ')}. Find who imports it, and have it come from the version's own workspace.`,
            ),
          );
        }
      });
    },
  };
}

function createPlugin(siteDir: string, versions: readonly DocsVersion[]): Plugin {
  return {
    name: NAME,
    configureWebpack(config, isServer) {
      const names = versions.map(({ name }) => name).join('-');
      const directory = path.join(siteDir, `.cache/rspack-${names}`);
      const [only, ...others] = versions;
      const isGuarded = config.mode === 'production' && !isServer && others.length === 0;
      // Docusaurus types its configuration by webpack, which knows neither of them.
      return {
        ...moveCache(config, directory),
        ...(only && isGuarded && { plugins: [createPackageGuard(only, siteDir)] as never[] }),
      };
    },
  };
}

/**
 * What a build of some docs versions needs of the bundler: a cache of its own, since one build
 * would otherwise find in it what another left; and, for the published site, a look at whose
 * packages its scripts hold. Throws at once where pinned and installed packages are mixed.
 */
export function createVersionsPlugin(versions: readonly DocsVersion[]) {
  return ({ siteDir }: LoadContext): Plugin => {
    throwDiagnostics(findMixedPackages(siteDir, versions), 'packages');
    return createPlugin(siteDir, versions);
  };
}
