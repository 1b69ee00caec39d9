import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getLicensesPath, LISTED_PACKAGES_FILE } from '../../src/lib/contracts/materials';
import { getRunnerPath } from '../../src/lib/contracts/runner';
import { TYPEFACES } from '../typefaces/typefaces';
import type { DocsVersion } from '../versions/docsVersion';
import { createPackageLister } from './createPackageLister';
import { formatLicenses } from './formatLicenses';
import { readMaterial } from './readMaterial';

/** Packages whose files are copied without reading a module. */
function listTypefacePackages(siteDir: string): string[] {
  return TYPEFACES.map(({ file }) =>
    path.join(siteDir, 'node_modules/@fontsource-variable', file.split('/')[0] ?? ''),
  );
}

/** The packages in the runner of a version, as listed by its own compilation. */
function readRunnerPackages(outDir: string, siteDir: string, version: string): string[] {
  const file = path.join(outDir, getRunnerPath(version), LISTED_PACKAGES_FILE);
  const names = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
  return names.map((name) => path.join(siteDir, name));
}

/**
 * Writes the licenses of all packages with parts in the published site, one file per docs version:
 * those the bundler has read, those in the runner, and the typefaces.
 */
export function createMaterialsPlugin(versions: readonly Pick<DocsVersion, 'name'>[]) {
  return ({ siteDir }: LoadContext): Plugin => {
    let directories: readonly string[] = [];
    return {
      name: 'materials',
      configureWebpack(config, isServer) {
        const isListed = config.mode === 'production' && !isServer;
        const lister = createPackageLister((listed) => {
          directories = listed;
        });
        // Docusaurus types its configuration for webpack, whose plugin type differs from Rspack's.
        return isListed ? { plugins: [lister] as never[] } : {};
      },
      postBuild({ outDir }) {
        versions.forEach(({ name }) => {
          const all = [
            ...directories,
            ...readRunnerPackages(outDir, siteDir, name),
            ...listTypefacePackages(siteDir),
          ];
          const file = path.join(outDir, getLicensesPath(name));
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(
            file,
            formatLicenses(all.flatMap((directory) => readMaterial(directory) ?? [])),
          );
        });
        return Promise.resolve();
      },
    };
  };
}
