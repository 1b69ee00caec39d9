import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of a package.json that say what a program needs. */
interface PackageJson {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface ResolvedPackages {
  dependencies: Record<string, string>;
  typeDependencies: Record<string, string>;
  faults: string[];
}

/** What every exported program renders with. */
const BASE = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];

/** A date adapter brings the library that it adapts, which the demo itself need not import. */
const ADAPTER_LIBRARIES: Record<string, readonly string[]> = {
  AdapterDayjs: ['dayjs'],
  AdapterDateFns: ['date-fns'],
  AdapterDateFnsV2: ['date-fns'],
  AdapterDateFnsJalali: ['date-fns-jalali'],
  AdapterDateFnsJalaliV2: ['date-fns-jalali'],
  AdapterLuxon: ['luxon'],
  AdapterMoment: ['moment'],
  AdapterMomentHijri: ['moment', 'moment-hijri'],
  AdapterMomentJalaali: ['moment', 'moment-jalaali'],
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** `@scope/name/deep` → `@scope/name`. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** A package's own package.json as a file of `directory` would find it; not through `exports`. */
function readInstalled(name: string, directory: string): PackageJson {
  for (let current = directory; ; current = path.dirname(current)) {
    const file = path.join(current, 'node_modules', name, 'package.json');
    if (existsSync(file)) {
      return readJson(file);
    }
    if (current === path.dirname(current)) {
      throw new Error(`The package "${name}" is not installed. Run npm ci.`);
    }
  }
}

function pick(names: Iterable<string>, versions: Record<string, string>): Record<string, string> {
  return Object.fromEntries([...names].sort().map((name) => [name, versions[name] ?? '']));
}

/**
 * The packages behind a program's imports with the exact versions of its workspace: what it
 * imports, the date library behind its adapter, and the peers of both. Imports from outside the
 * workspace's package.json are faults.
 */
export function resolvePackages(specifiers: readonly string[], docsDir: string): ResolvedPackages {
  const workspace = readJson(path.join(docsDir, 'package.json'));
  const versions = workspace.dependencies ?? {};
  const faults = new Set<string>();
  const needed = new Set(BASE);
  for (const specifier of specifiers) {
    const name = getPackageName(specifier);
    const adapter = specifier.startsWith('@mui/x-date-pickers') && specifier.split('/')[2];
    (ADAPTER_LIBRARIES[adapter || ''] ?? []).forEach((library) => needed.add(library));
    if (versions[name]) {
      needed.add(name);
    } else {
      faults.add(
        `imports "${specifier}", but "${name}" is not among the dependencies of ${path.basename(docsDir)}/package.json.`,
      );
    }
  }
  // A set that grows while it is walked: peers of peers are found too.
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
    faults: [...faults],
  };
}
