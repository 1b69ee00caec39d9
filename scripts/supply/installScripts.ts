import { getLockedName, type LockedPackages } from './lockFile';

/** Packages with install scripts, which .npmrc doesn't run, and why the site doesn't need them. */
export const SKIPPED_SCRIPTS: Readonly<Record<string, string>> = {
  '@mui/x-telemetry': 'writes a machine hash for telemetry, which the site does not send',
  '@parcel/watcher':
    'compiles itself if its prebuilt package is missing; only the style compiler of tests uses it',
  '@swc/core': 'checks whether its prebuilt package works, and uses a slower one if not',
  'core-js': 'asks for donations',
  'unrs-resolver': 'fetches its prebuilt package if npm omitted it',
};

/** Packages with a new install script, and listed packages that no longer have one. */
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
        `${name} has an install script, which .npmrc doesn't allow. Check whether it works without it, then list it in scripts/supply/installScripts.ts.`,
    ),
    ...gone.map(
      (name) =>
        `${name} no longer has an install script. Remove it from scripts/supply/installScripts.ts.`,
    ),
  ];
}
