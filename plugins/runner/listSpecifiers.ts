import { getPackageName } from '../../src/lib/getPackageName';
import { findPackageDir } from '../packages/installed';
import { listPackages } from './listPackages';
import { listSubpaths, TYPES_ONLY } from './listSubpaths';
import { readImports } from './readImports';
import { resolveFrom } from './resolver';

/** Packages of which every public subpath can be imported, not only those that demos use. */
const WITH_SUBPATHS = /^@mui\/(material|x-(?!license$).+)$/;

/** Packages with thousands of modules behind one root: only the paths that demos use. */
const WITHOUT_ROOT = ['@mui/icons-material'];

/** What JSX compiles to, and the subpaths of React's own packages. */
const REACT = ['react/jsx-runtime', 'react-dom/client'];

/**
 * What an edited demo may import, sorted: the packages of the docs version, the subpaths of the
 * libraries, and whatever a demo imports. `docsDir` is absolute. Throws if a dependency isn't
 * installed.
 */
export function listSpecifiers(docsDir: string): string[] {
  const packages = listPackages(docsDir);
  const roots = packages.filter((name) => !WITHOUT_ROOT.includes(name));
  // A package may have no root export; demos then import its subpaths.
  const missing = roots.filter(
    (name) => !resolveFrom(docsDir, name) && !findPackageDir(docsDir, name),
  );
  if (missing.length > 0) {
    throw new Error(
      `The runner can't find ${missing.join(', ')}, listed in ${docsDir}/package.json. Run \`npm ci\`.`,
    );
  }
  const imports = readImports(docsDir).filter(
    (specifier) => packages.includes(getPackageName(specifier)) && !TYPES_ONLY.test(specifier),
  );
  const known = new Map<string, boolean>();
  const subpaths = packages
    .filter((name) => WITH_SUBPATHS.test(name))
    .flatMap((name) => listSubpaths(docsDir, name, known));
  const specifiers = new Set([...roots, ...REACT, ...imports, ...subpaths]);
  return [...specifiers]
    .filter((specifier) => resolveFrom(docsDir, specifier) && !WITHOUT_ROOT.includes(specifier))
    .sort();
}
