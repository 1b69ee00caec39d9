import { getPackageName } from '../../src/lib/getPackageName';
import { PRODUCT_SLUGS } from '../../src/lib/products';
import type { Manifest } from '../packages/installed';

/** Packages that a page must never load twice. */
const SINGLETON_PACKAGES = [
  'react',
  'react-dom',
  '@mui/material',
  '@material-ui/core',
  '@emotion/react',
];

/** Packages whose majors match the docs version; helper packages have their own version numbers. */
const OF_MAJOR = new RegExp(
  `^@mui/x-(${[...PRODUCT_SLUGS, 'license'].join('|')})(-pro|-premium)?$`,
);

/** `/site/node_modules/@mui/x-charts/BarChart/index.js` → folder and name of the package. */
export function findPackage(file: string): { name: string; directory: string } | undefined {
  const [, start, rest] = /^(.*[\\/]node_modules[\\/])(.+)$/.exec(file) ?? [];
  if (start === undefined || rest === undefined) {
    return undefined;
  }
  const name = getPackageName(rest.replaceAll('\\', '/'));
  return { name, directory: start + name };
}

/**
 * The majors of the libraries that a workspace pins: `8`. A cut updates the version before the
 * packages.
 */
export function listMajors({ dependencies = {} }: Pick<Manifest, 'dependencies'>): string[] {
  const pinned = Object.entries(dependencies).filter(([name]) => OF_MAJOR.test(name));
  return [...new Set(pinned.map(([, version]) => version.split('.')[0] ?? ''))];
}

/**
 * Packages that don't belong in the scripts of a docs version: X packages of other majors, and
 * second copies of singletons. `files` are the files of the modules, absolute.
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
      .map((version) => `${name} ${version} from another major`);
  });
}
