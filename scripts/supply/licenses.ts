import { getLockedName, isOwnFolder, type LockedPackages } from './lockFile';

/** Licenses (SPDX) allowed for the site's code and for what builds it. */
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
  /** Prefixes of package names. */
  names: readonly string[];
  /** The license in their package.json. */
  license: string | undefined;
  reason: string;
}

/** Packages whose license isn't in that list or isn't an SPDX name, and why they are allowed. */
export const LICENSE_EXCEPTIONS: readonly Exception[] = [
  {
    names: ['@mui/x-'],
    license: 'SEE LICENSE IN LICENSE',
    reason: 'the commercial packages that these docs are about',
  },
  {
    names: ['@mui/x-data-grid-pro', '@mui/x-license-pro'],
    license: 'See LICENSE file',
    reason: 'the same, in v4',
  },
  {
    names: ['@resvg/resvg-js', 'lightningcss'],
    license: 'MPL-2.0',
    reason: 'used by the build, unmodified; the site contains none of their code',
  },
  { names: ['caniuse-lite'], license: 'CC-BY-4.0', reason: 'data read by the build' },
  { names: ['chainsaw', 'traverse'], license: 'MIT/X11', reason: 'an older name of MIT' },
  {
    names: ['eval', 'format', 'require-like'],
    license: undefined,
    reason: 'MIT, according to a license file or a legacy field',
  },
  {
    names: ['buffers'],
    license: undefined,
    reason:
      'has none; its author publishes everything under MIT, and it only runs for unzipping on a server',
  },
];

/** Whether an SPDX expression can be satisfied with allowed licenses only. */
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

/** Whether a package may be used, based on the license in its package.json. */
export function isLicensed(name: string, license: string | undefined): boolean {
  return (license !== undefined && isAllowed(license)) || isExcepted(name, license);
}

/** Production packages whose license isn't allowed. */
export function findLicenseProblems(locked: LockedPackages): string[] {
  return Object.entries(locked)
    .filter(([folder, { dev, link }]) => !isOwnFolder(folder) && !dev && !link)
    .filter(([folder, locked]) => !isLicensed(getLockedName(folder, locked), locked.license))
    .map(
      ([folder, { license }]) =>
        `${folder} has the license ${license ?? '(none)'}. Allow it in scripts/supply/licenses.ts with a reason, or remove the package.`,
    );
}
