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
  /** Without it the plan is shown and nothing is written. */
  write?: boolean | undefined;
  /** Also raises the packages of docs/ to the releases that go with `next`. */
  packages?: boolean | undefined;
  /** Names of the checks to run on the result, as `npm run check -- --only` takes them; all. */
  checks?: string | undefined;
  /** Answers what would be asked: a major is left out, or `next` is a pre-release. */
  yes?: boolean | undefined;
  /** Puts back what an interrupted cut has written. */
  undo?: boolean | undefined;
  /** Does an interrupted cut again, with its own options. */
  resume?: boolean | undefined;
}

/** The releases that go with a version, asked of the registry; throws with all that are missing. */
async function findReleases({ manifest }: SiteState, next: string): Promise<Choice> {
  const choice = choosePackages(await readPublished(listLibraries(manifest)), next);
  if (choice.missing.length > 0) {
    throw new Error(
      `No release of this major is published of ${choice.missing.join(', ')}. Cut without --packages and raise them later.`,
    );
  }
  return choice;
}

/** Undoes what an interrupted run has left; throws with the two ways on when neither is asked for. */
async function settlePending(
  siteDir: string,
  { name, next }: PendingCut,
  { undo: wantsUndo, resume }: CutOptions,
): Promise<void> {
  if (!wantsUndo && !resume) {
    throw new Error(
      `A cut of ${name} (--next ${next}) was interrupted. npm run version:cut -- --resume does it again; -- --undo puts everything back.`,
    );
  }
  const tasks = createTaskRunner(siteDir);
  await undoCut(siteDir, name, tasks).finally(tasks.release);
  console.log(`The interrupted cut of ${name} is undone.`);
}

/** Asks about what may be a slip; throws where nobody can answer. */
async function settleDoubts(doubts: readonly string[], yes: boolean | undefined): Promise<void> {
  if (doubts.length === 0 || yes) {
    return;
  }
  const isSure =
    process.stdin.isTTY &&
    (await confirm({ message: `${doubts.join(' ')} Go on?`, default: false }));
  if (!isSure) {
    throw new Error(`Nothing is cut. ${doubts.join(' ')} If it is meant so, add --yes.`);
  }
}

/**
 * Freezes the current docs as a version. Throws, having changed nothing, with all that forbids it,
 * or with the check that the result fails.
 *
 * @param siteDir absolute
 */
export async function cutVersion(siteDir: string, options: CutOptions): Promise<void> {
  selectSteps(createCheckSteps(DOCS_VERSIONS), options.checks);
  const pending = readPendingCut(siteDir);
  if (pending) {
    await settlePending(siteDir, pending, options);
  } else if (options.undo || options.resume) {
    throw new Error('No cut was interrupted: there is nothing to undo or to resume.');
  }
  if (options.undo) {
    return;
  }
  const { next, packages, checks } = pending ?? options;
  const state = readState(siteDir);
  const obstacles = findObstacles(state, next);
  if (next === undefined || obstacles.length > 0) {
    throw new Error(`Nothing is cut.\n${obstacles.map((text) => `- ${text}`).join('\n')}`);
  }
  const plan = planCut(
    state,
    parseLibraryVersion(next),
    RENAMES,
    packages ? await findReleases(state, next) : undefined,
  );
  console.log(formatPlan(plan));
  if (!options.write && !pending) {
    console.log('\nNothing is written yet: add --write.');
    return;
  }
  await settleDoubts(pending ? [] : findDoubts(state, next), options.yes);
  const mentions = await readMentions(siteDir, [plan.libraryVersion, 'newFeature']);
  await carryOut(siteDir, plan, { name: plan.name, next, packages, checks });
  console.log(`\n${formatReview(plan, mentions)}`);
}
