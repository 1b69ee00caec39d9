import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { clearCache } from './clear/clearCache';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/** Removes the build and everything cached for the next one. */
runMain(() => {
  readOptions({});
  clearCache(path.join(__dirname, '..'));
  const { status } = spawnSync('docusaurus', ['clear'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
