import { confirm } from '@inquirer/prompts';
import { RENAMES } from '../../nav/renames';
import { DOCS_VERSIONS, parseLibraryVersion } from '../../src/lib/docsVersions';
import { createCheckSteps, selectSteps } from '../checkSteps';
import { readPublished } from '../lib/readPublished';
import { createTaskRunner } from '../lib/runTask';
import { carryOut, undoCut } from './carryOut';
import { choosePackages, listLibraries, type Choice } from './choosePackages';
import { formatPlan, formatReview } from './formatPlan';
import { readPendingCut, type PendingCut } from './pendingCut';
import { findDoubts, findObstacles, planCut } from './planCut';
import { readMentions } from './readMentions';
import { readState, type SiteState } from './state';

export interface CutOptions {
  /** Version of the libraries that docs/ describes after the cut. */
  next?: string | undefined;
  /** Without it, the plan is only shown. */
  write?: boolean | undefined;
  /** Also bumps the packages of docs/ to the releases that belong to `next`. */
  packages?: boolean | undefined;
  /** Names of the checks to run on the result, as in `npm run check -- --only`; all by default. */
  checks?: string | undefined;
  /** Confirms in advance that a major is skipped, or that `next` is a prerelease. */
  yes?: boolean | undefined;
  /** Reverts what an interrupted cut has written. */
  undo?: boolean | undefined;
  /** Repeats an interrupted cut with its original options. */
  resume?: boolean | undefined;
}

/** The releases that belong to a version, from the registry; throws with all that are missing. */
async function findReleases({ manifest }: SiteState, next: string): Promise<Choice> {
  const choice = choosePackages(await readPublished(listLibraries(manifest)), next);
  if (choice.missing.length > 0) {
    throw new Error(
      `No release of this major for ${choice.missing.join(', ')}. Cut without --packages and bump them later.`,
    );
  }
  return choice;
}

/** Undoes an interrupted run; throws with the two options if neither is given. */
async function settlePending(
  siteDir: string,
  { name, next }: PendingCut,
  { undo: wantsUndo, resume }: CutOptions,
): Promise<void> {
  if (!wantsUndo && !resume) {
    throw new Error(
      `A cut of ${name} (--next ${next}) was interrupted. Run npm run version:cut -- --resume to repeat it, or -- --undo to revert it.`,
    );
  }
  const tasks = createTaskRunner(siteDir);
  await undoCut(siteDir, name, tasks).finally(tasks.release);
  console.log(`Reverted the interrupted cut of ${name}.`);
}

/** Asks about possible mistakes; throws if nobody can answer. */
async function settleDoubts(doubts: readonly string[], yes: boolean | undefined): Promise<void> {
  if (doubts.length === 0 || yes) {
    return;
  }
  const isSure =
    process.stdin.isTTY &&
    (await confirm({ message: `${doubts.join(' ')} Continue?`, default: false }));
  if (!isSure) {
    throw new Error(`Nothing was cut. ${doubts.join(' ')} If this is intended, add --yes.`);
  }
}

/**
 * Freezes the current docs as a version. If that isn't possible or the result fails a check, throws
 * with all reasons and leaves everything unchanged.
 *
 * @param siteDir absolute
 */
export async function cutVersion(siteDir: string, options: CutOptions): Promise<void> {
  selectSteps(createCheckSteps(DOCS_VERSIONS), options.checks);
  const pending = readPendingCut(siteDir);
  if (pending) {
    await settlePending(siteDir, pending, options);
  } else if (options.undo || options.resume) {
    throw new Error('No interrupted cut to undo or resume.');
  }
  if (options.undo) {
    return;
  }
  const { next, packages, checks } = pending ?? options;
  const state = readState(siteDir);
  const obstacles = findObstacles(state, next);
  if (next === undefined || obstacles.length > 0) {
    throw new Error(`Nothing was cut.\n${obstacles.map((text) => `- ${text}`).join('\n')}`);
  }
  const plan = planCut(
    state,
    parseLibraryVersion(next),
    RENAMES,
    packages ? await findReleases(state, next) : undefined,
  );
  console.log(formatPlan(plan));
  if (!options.write && !pending) {
    console.log('\nNothing was written. Add --write to make the cut.');
    return;
  }
  await settleDoubts(pending ? [] : findDoubts(state, next), options.yes);
  const mentions = await readMentions(siteDir, [plan.libraryVersion, 'newFeature']);
  await carryOut(siteDir, plan, { name: plan.name, next, packages, checks });
  console.log(`\n${formatReview(plan, mentions)}`);
}
