import { getLockedName, isOwnFolder, type LockedPackages } from './lockFile';

/** Licenses (SPDX) under which code may be part of the site or of what builds it. */
export const ALLOWED_LICENSES: readonly string[] = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
  ],
  ...['MIT-0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
];

interface Exception {
  /** The beginnings of packages' names. */
  names: readonly string[];
  /** What their package.json says. */
  license: string | undefined;
  reason: string;
}

/** Packages whose license is not in that list, or not written as one, and why they may stay. */
export const LICENSE_EXCEPTIONS: readonly Exception[] = [
  {
    names: ['@mui/x-'],
    license: 'SEE LICENSE IN LICENSE',
    reason: 'the commercial packages that these docs show, by their owner',
  },
  {
    names: ['@mui/x-data-grid-pro', '@mui/x-license-pro'],
    license: 'See LICENSE file',
    reason: 'the same in v4',
  },
  {
    names: ['@resvg/resvg-js', 'lightningcss'],
    license: 'MPL-2.0',
    reason: 'run by the build, unchanged; nothing of them is in the site',
  },
  { names: ['caniuse-lite'], license: 'CC-BY-4.0', reason: 'data that the build reads' },
  { names: ['chainsaw', 'traverse'], license: 'MIT/X11', reason: 'MIT, by an older name' },
  {
    names: ['eval', 'format', 'require-like'],
    license: undefined,
    reason: 'MIT, by a license file or a field of old',
  },
  {
    names: ['buffers'],
    license: undefined,
    reason:
      'names none; all that its author has published is MIT, and only unzipping on a server runs it',
  },
];

/** Whether an SPDX expression allows a use under the allowed licenses alone. */
export function isAllowed(expression: string, allowed = ALLOWED_LICENSES): boolean {
  const inner = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.includes(license.trim())));
}

function isExcepted(name: string, license: string | undefined): boolean {
  return LICENSE_EXCEPTIONS.some(
    (exception) =>
      exception.license === license && exception.names.some((start) => name.startsWith(start)),
  );
}

/** Whether a package may be used, by what its package.json says of its license. */
export function isLicensed(name: string, license: string | undefined): boolean {
  return (license !== undefined && isAllowed(license)) || isExcepted(name, license);
}

/** Packages that are installed for production under a license that nobody has allowed. */
export function findLicenseProblems(locked: LockedPackages): string[] {
  return Object.entries(locked)
    .filter(([folder, { dev, link }]) => !isOwnFolder(folder) && !dev && !link)
    .filter(([folder, locked]) => !isLicensed(getLockedName(folder, locked), locked.license))
    .map(
      ([folder, { license }]) =>
        `${folder} has the license ${license ?? '(none)'}: allow it in scripts/supply/licenses.ts with its reason, or do without the package.`,
    );
}
