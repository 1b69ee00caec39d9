import { getLockedName, type LockedPackages } from './lockFile';

/** Packages that want to run a script when they are installed, and why the site does without: .npmrc runs none. */
export const SKIPPED_SCRIPTS: Readonly<Record<string, string>> = {
  '@mui/x-telemetry': 'writes hashes of the machine for telemetry, which the site does not send',
  '@parcel/watcher':
    'compiles itself where its prebuilt package is missing; only the style compiler of tests has it',
  '@swc/core': 'looks whether its prebuilt package fits, and takes a slower one where it does not',
  'core-js': 'asks for donations',
  'unrs-resolver': 'fetches its prebuilt package where npm has left it out',
};

/** Packages that began to want a script, and names in the list that want none any more. */
export function findScriptProblems(
  locked: LockedPackages,
  skipped: Readonly<Record<string, string>> = SKIPPED_SCRIPTS,
): string[] {
  const names = new Set(
    Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder, entry]) => getLockedName(folder, entry)),
  );
  const news = [...names].filter((name) => !(name in skipped));
  const gone = Object.keys(skipped).filter((name) => !names.has(name));
  return [
    ...news.map(
      (name) =>
        `${name} wants to run a script when it is installed, which .npmrc does not allow: see whether it works without, then say so in scripts/supply/installScripts.ts.`,
    ),
    ...gone.map(
      (name) =>
        `${name} has no install script any more: remove it from scripts/supply/installScripts.ts.`,
    ),
  ];
}
