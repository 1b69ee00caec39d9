import { getPackageName } from '../../src/lib/getPackageName';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import type { Manifest } from '../packages/installed';

/** Packages of which a page must never load two copies. */
const SINGLETON_PACKAGES = [
  'react',
  'react-dom',
  '@mui/material',
  '@material-ui/core',
  '@emotion/react',
];

/** Packages whose majors go with the docs version; helpers beside them count on their own. */
const OF_MAJOR = new RegExp(
  `^@mui/x-(${[...PRODUCT_SLUGS, 'license'].join('|')})(-pro|-premium)?$`,
);

/** `/site/node_modules/@mui/x-charts/BarChart/index.js` → folder and name of its package. */
export function findPackage(file: string): { name: string; directory: string } | undefined {
  const [, start, rest] = /^(.*[\\/]node_modules[\\/])(.+)$/.exec(file) ?? [];
  if (start === undefined || rest === undefined) {
    return undefined;
  }
  const name = getPackageName(rest.replaceAll('\\', '/'));
  return { name, directory: start + name };
}

/** The majors of the libraries that a workspace pins: `8`. A cut raises the version before them. */
export function listMajors({ dependencies = {} }: Pick<Manifest, 'dependencies'>): string[] {
  const pinned = Object.entries(dependencies).filter(([name]) => OF_MAJOR.test(name));
  return [...new Set(pinned.map(([, version]) => version.split('.')[0] ?? ''))];
}

/**
 * What does not belong into the scripts of a docs version: X packages of other majors, and second
 * copies of what there must be one of. `files` are the modules' own, absolute.
 */
export function findForeignPackages(
  files: Iterable<string>,
  majors: readonly string[],
  readVersion: (directory: string) => Pick<Manifest, 'version'>,
): string[] {
  const directories = new Map<string, Set<string>>();
  for (const file of files) {
    const found = findPackage(file);
    if (found && (OF_MAJOR.test(found.name) || SINGLETON_PACKAGES.includes(found.name))) {
      const known = directories.get(found.name) ?? new Set();
      directories.set(found.name, known.add(found.directory));
    }
  }
  return [...directories].flatMap(([name, found]) => {
    const versions = [...found].map((directory) => readVersion(directory).version);
    if (SINGLETON_PACKAGES.includes(name)) {
      return found.size > 1 ? [`${name} in ${found.size} copies: ${versions.join(', ')}`] : [];
    }
    return versions
      .filter((version) => !majors.includes(version.split('.')[0] ?? ''))
      .map((version) => `${name} ${version}, of another major`);
  });
}
