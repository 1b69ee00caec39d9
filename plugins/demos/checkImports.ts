import { existsSync } from 'node:fs';
import path from 'node:path';
import { posixPath } from '@docusaurus/utils';
import ts from 'typescript';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { getPackageName } from '../../src/lib/getPackageName';
import { suggest } from '../../src/lib/suggest';
import { findPackageDir, readManifest } from '../packages/installed';
import type { Program } from './readProgram';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
};

/** Resolving reads many folders, and demos import the same packages. */
const caches = new Map<string, ts.ModuleResolutionCache>();

function getCache(docsDir: string): ts.ModuleResolutionCache {
  const cache =
    caches.get(docsDir) ?? ts.createModuleResolutionCache(docsDir, (name) => name, OPTIONS);
  caches.set(docsDir, cache);
  return cache;
}

interface Workspace {
  docsDir: string;
  /** The packages that demos may import, from its package.json. */
  dependencies: Readonly<Record<string, string>>;
}

/**
 * Whether a package exposes all of its files and has this one; some have types for only part of
 * them.
 */
function hasFile(specifier: string, packageDir: string): boolean {
  const { name, exports } = readManifest(packageDir) as { name: string; exports?: object };
  const file = path.join(packageDir, specifier.slice(name.length));
  return !exports && specifier !== name && [file, `${file}.js`].some((one) => existsSync(one));
}

function canResolve(specifier: string, file: string, docsDir: string): boolean {
  // Style sheets and fonts are files that the compiler doesn't resolve.
  return (
    /\.(css|woff2?)$/.test(specifier) ||
    ts.resolveModuleName(specifier, file, OPTIONS, ts.sys, getCache(docsDir)).resolvedModule !==
      undefined
  );
}

/** The subpaths that a package exports by name: `@mui/x-charts/BarChart`. */
function listSubpaths(name: string, packageDir: string): string[] {
  const { exports = {} } = readManifest(packageDir) as { exports?: object };
  return Object.keys(exports)
    .filter((key) => key.startsWith('./') && !key.includes('*'))
    .map((key) => name + key.slice(1));
}

function describeImport(
  specifier: string,
  file: string,
  { docsDir, dependencies }: Workspace,
): string | undefined {
  const name = getPackageName(specifier);
  const manifest = `${path.basename(docsDir)}/package.json`;
  if (!dependencies[name]) {
    return `imports "${specifier}", but "${name}" isn't a dependency in ${manifest}.${suggest(name, Object.keys(dependencies))}`;
  }
  const packageDir = findPackageDir(docsDir, name);
  if (!packageDir) {
    return `imports "${specifier}", but "${name}" from ${manifest} isn't installed. Run npm ci.`;
  }
  if (canResolve(specifier, file, docsDir) || hasFile(specifier, packageDir)) {
    return undefined;
  }
  return specifier === name
    ? `imports "${specifier}", but the package has no root export. Import one of its subpaths: "${name}/…".`
    : `imports "${specifier}", which "${name}" doesn't export.${suggest(specifier, listSubpaths(name, packageDir))}`;
}

/**
 * All problems with the packages that a program imports, each at its import; `file` is absolute.
 */
export function checkImports(program: Program, docsDir: string): Diagnostic[] {
  const workspace = { docsDir, dependencies: readManifest(docsDir).dependencies ?? {} };
  return program.imports.flatMap(({ specifier, file, line, column }) => {
    const message = describeImport(specifier, file, workspace);
    const name = path.relative(path.dirname(program.files[0]!.path), file);
    return message === undefined
      ? []
      : [{ file, line, column, message: `${posixPath(name)} ${message}` }];
  });
}
