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

/** Resolving looks at many folders, and demos import the same packages. */
const caches = new Map<string, ts.ModuleResolutionCache>();

function getCache(docsDir: string): ts.ModuleResolutionCache {
  const cache =
    caches.get(docsDir) ?? ts.createModuleResolutionCache(docsDir, (name) => name, OPTIONS);
  caches.set(docsDir, cache);
  return cache;
}

interface Workspace {
  docsDir: string;
  /** What its package.json lets demos import. */
  dependencies: Readonly<Record<string, string>>;
}

/** Whether a package gives all of its files away, and has this one: some describe theirs in part. */
function hasFile(specifier: string, packageDir: string): boolean {
  const { name, exports } = readManifest(packageDir) as { name: string; exports?: object };
  const file = path.join(packageDir, specifier.slice(name.length));
  return !exports && specifier !== name && [file, `${file}.js`].some((one) => existsSync(one));
}

function canResolve(specifier: string, file: string, docsDir: string): boolean {
  // Style sheets and fonts are files, which the compiler does not follow.
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
    return `imports "${specifier}", but "${name}" is not among the dependencies of ${manifest}.${suggest(name, Object.keys(dependencies))}`;
  }
  const packageDir = findPackageDir(docsDir, name);
  if (!packageDir) {
    return `imports "${specifier}", but "${name}" of ${manifest} is not installed. Run npm ci.`;
  }
  if (canResolve(specifier, file, docsDir) || hasFile(specifier, packageDir)) {
    return undefined;
  }
  return specifier === name
    ? `imports "${specifier}", a package that has nothing at its root. Import one of its paths: "${name}/…".`
    : `imports "${specifier}", which "${name}" does not export.${suggest(specifier, listSubpaths(name, packageDir))}`;
}

/** What is wrong with the packages that a program imports, each at its import; `file` is absolute. */
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
