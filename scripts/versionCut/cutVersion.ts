import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { RENAMES } from '../../nav/renames';
import { getSidebarFile } from '../../plugins/navigation/readSidebar';
import type { Fault } from '../../src/lib/fault';
import { chooseRelease, listLibraries } from './choosePackages';
import { findMentions } from './findMentions';
import { getFrozenDir } from './frozenFiles';
import { formatPlan, formatReview } from './formatPlan';
import { findObstacles, planCut, type CutPlan } from './planCut';
import { readState, runGit, type SiteState } from './state';
import { writeCut } from './writeCut';

export interface CutOptions {
  /** Version of the libraries that docs/ describes after the cut. */
  next?: string | undefined;
  /** Without it the plan is shown and nothing is written. */
  write?: boolean | undefined;
  /** Also raises the packages of docs/ to the releases that go with `next`. */
  packages?: boolean | undefined;
  /** Names of the checks to run on the result, as `npm run check -- --only` takes them; all. */
  checks?: string | undefined;
}

/** The releases that go with a version, asked of the registry; throws with all that are missing. */
function findReleases({ manifest }: SiteState, next: string): Record<string, string> {
  const releases = listLibraries(manifest).map((library) => {
    const output = execFileSync('npm', ['view', library, 'versions', '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // One version comes as a text, several as a list.
    const published = [JSON.parse(output)].flat() as string[];
    return [library, chooseRelease(published, next)] as const;
  });
  const missing = releases.filter(([, version]) => version === undefined);
  if (missing.length > 0) {
    throw new Error(
      `No release of this major is published of ${missing.map(([library]) => library).join(', ')}. Cut without --packages and raise them later.`,
    );
  }
  return Object.fromEntries(releases) as Record<string, string>;
}

async function readMentions(siteDir: string, { libraryVersion }: CutPlan): Promise<Fault[]> {
  const files = await Globby(['docs/**/*.{mdx,tsx,css}', 'nav/*.ts'], {
    cwd: siteDir,
    ignore: ['**/node_modules/**', 'docs/api/**', 'nav/types.ts', '**/*.test.ts'],
  });
  return files
    .sort()
    .flatMap((file) =>
      findMentions(file, readFileSync(path.join(siteDir, file), 'utf8'), libraryVersion),
    );
}

function run(siteDir: string, program: string, ...args: string[]): void {
  const { status, error } = spawnSync(program, args, { cwd: siteDir, stdio: 'inherit' });
  if (error ?? status !== 0) {
    throw new Error(`${program} ${args.join(' ')} ended with ${error?.message ?? status}`);
  }
}

/** Puts everything back; the tree was clean, so all that differs is the cut's. */
function undo(siteDir: string, { name }: CutPlan): void {
  runGit(siteDir, 'restore', '.');
  runGit(siteDir, 'clean', '-fdxq', getFrozenDir(name), getSidebarFile(name));
  run(siteDir, 'npm', 'install', '--prefer-offline');
  runGit(siteDir, 'restore', 'package-lock.json');
}

/** Writes, installs and checks; a failure leaves the site as it was. */
async function carryOut(siteDir: string, plan: CutPlan, checks?: string): Promise<void> {
  // Ctrl+C ends the running step, and with it the cut: what follows is putting everything back.
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  try {
    await writeCut(siteDir, plan);
    run(siteDir, 'npm', 'install', '--prefer-offline');
    run(siteDir, 'npm', 'run', 'check', ...(checks ? ['--', '--only', checks] : []));
  } catch (error) {
    undo(siteDir, plan);
    throw new Error(
      `Nothing is cut; everything is as it was. ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    process.off('SIGINT', ignore);
  }
}

/**
 * Freezes the current docs as a version. Throws, having changed nothing, with all that forbids it,
 * or with the check that the result fails.
 *
 * @param siteDir absolute
 */
export async function cutVersion(siteDir: string, options: CutOptions): Promise<void> {
  const { next, write, packages, checks } = options;
  const state = readState(siteDir);
  const obstacles = findObstacles(state, next);
  if (next === undefined || obstacles.length > 0) {
    throw new Error(`Nothing is cut.\n${obstacles.map((text) => `- ${text}`).join('\n')}`);
  }
  const plan = planCut(state, next, RENAMES, packages ? findReleases(state, next) : {});
  console.log(formatPlan(plan));
  if (!write) {
    console.log('\nNothing is written yet: add --write.');
    return;
  }
  const mentions = await readMentions(siteDir, plan);
  await carryOut(siteDir, plan, checks);
  console.log(`\n${formatReview(plan, mentions)}`);
}
