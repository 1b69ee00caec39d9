import { getPackageName } from '../../src/lib/getPackageName';
import { findPackageDir } from '../packages/installed';
import { listPackages } from './listPackages';
import { listSubpaths, TYPES_ONLY } from './listSubpaths';
import { readImports } from './readImports';
import { resolveFrom } from './resolver';

/** Packages whose every public subpath may be imported, not only those that demos use. */
const WITH_SUBPATHS = /^@mui\/(material|x-(?!license$).+)$/;

/** Thousands of modules behind one root: only by the paths that demos use. */
const WITHOUT_ROOT = ['@mui/icons-material'];

/** What JSX compiles to, and what React's own packages offer besides their roots. */
const REACT = ['react/jsx-runtime', 'react-dom/client'];

/**
 * What an edited demo may import, sorted: the packages of the docs version, the subpaths of the
 * libraries, and whatever a demo imports. `docsDir` is absolute. Throws when a dependency is not
 * installed.
 */
export function listSpecifiers(docsDir: string): string[] {
  const packages = listPackages(docsDir);
  const roots = packages.filter((name) => !WITHOUT_ROOT.includes(name));
  // A package may have nothing at its root; then demos import it by its paths.
  const missing = roots.filter(
    (name) => !resolveFrom(docsDir, name) && !findPackageDir(docsDir, name),
  );
  if (missing.length > 0) {
    throw new Error(
      `The runner cannot find ${missing.join(', ')}, which ${docsDir}/package.json names. Run \`npm ci\`.`,
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
