import { listAdapterPackages } from '../../src/lib/dateLibraries';
import { getPackageName } from '../../src/lib/getPackageName';
import { findPackageDir, readManifest, type Manifest } from '../packages/installed';

interface ResolvedPackages {
  dependencies: Record<string, string>;
  typeDependencies: Record<string, string>;
}

/** Packages that every exported program needs, if the workspace has them. */
const BASE = [
  ...['@emotion/react', '@emotion/styled', '@mui/material'],
  ...['@material-ui/core', '@material-ui/styles'],
  ...['react', 'react-dom'],
];

function readInstalled(name: string, docsDir: string): Manifest {
  const directory = findPackageDir(docsDir, name);
  if (!directory) {
    throw new Error(`The package "${name}" isn't installed. Run npm ci.`);
  }
  return readManifest(directory);
}

function pick(names: Iterable<string>, versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries([...names].sort().map((name) => [name, versions[name] ?? '']));
}

/**
 * The packages behind a program's imports with the exact versions of its workspace: its imports,
 * the date library of its adapter, and the peer dependencies of both. Imports that aren't in the
 * workspace's package.json are left out (`checkImports` reports them).
 */
export function resolvePackages(specifiers: readonly string[], docsDir: string): ResolvedPackages {
  const workspace = readManifest(docsDir);
  const versions = workspace.dependencies ?? {};
  const needed = new Set(BASE.filter((name) => versions[name]));
  for (const specifier of specifiers) {
    const name = getPackageName(specifier);
    const adapter = specifier.startsWith('@mui/x-date-pickers') && specifier.split('/')[2];
    listAdapterPackages(adapter || '').forEach((library) => needed.add(library));
    if (versions[name]) {
      needed.add(name);
    }
  }
  // The set grows during iteration, so peers of peers are found too.
  for (const name of needed) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = readInstalled(name, docsDir);
    Object.keys(peerDependencies)
      .filter((peer) => versions[peer] && !peerDependenciesMeta[peer]?.optional)
      .forEach((peer) => needed.add(peer));
  }
  const types = workspace.devDependencies ?? {};
  const typeNames = [...needed]
    .map((name) => `@types/${name}`)
    .filter((name) => types[name] && !/^@types\/react(-dom)?$/.test(name));
  return {
    dependencies: pick(needed, versions),
    typeDependencies: pick(typeNames, types),
  };
}
