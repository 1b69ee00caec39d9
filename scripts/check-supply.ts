import path from 'node:path';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { findLockProblems, findRanges } from './supply/findVersionProblems';
import { findScriptProblems } from './supply/installScripts';
import { findLicenseProblems } from './supply/licenses';
import { readLockFile, readManifests } from './supply/lockFile';

const SITE_DIR = path.join(__dirname, '..');

/** Versions, install scripts and licenses in the package.json files and the lock file. */
runMain(() => {
  readOptions({});
  const locked = readLockFile(SITE_DIR);
  const manifests = readManifests(SITE_DIR, locked);
  const problems = [
    ...findRanges(manifests),
    ...findLockProblems(manifests, locked),
    ...findScriptProblems(locked),
    ...findLicenseProblems(locked),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  console.log(
    `${Object.keys(locked).length} packages in the lock file: exact, verified, without install scripts, and licensed.`,
  );
});
