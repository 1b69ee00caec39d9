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

/** Packages of which files are copied, and no module is read. */
function listTypefacePackages(siteDir: string): string[] {
  return TYPEFACES.map(({ file }) =>
    path.join(siteDir, 'node_modules/@fontsource-variable', file.split('/')[0] ?? ''),
  );
}

/** The packages in the runner of a version, as its own compile has listed them. */
function readRunnerPackages(outDir: string, siteDir: string, version: string): string[] {
  const file = path.join(outDir, getRunnerPath(version), LISTED_PACKAGES_FILE);
  const names = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
  return names.map((name) => path.join(siteDir, name));
}

/**
 * Writes the licenses of all packages of which something is in the published site, one file for each
 * docs version: what the bundler has read, what the runner holds, the typefaces.
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
        // Docusaurus types its configuration by webpack, whose plugins those of Rspack are not.
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
