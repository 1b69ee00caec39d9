import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSidebarFile } from '../../plugins/navigation/readSidebar';
import { runOrThrow, runOrUndo, type Tasks } from '../lib/runOrUndo';
import { getFrozenDir } from './frozenFiles';
import { listFailures } from './listFailures';
import { clearPendingCut, savePendingCut, type PendingCut } from './pendingCut';
import { CHANGED_FILES, type CutPlan } from './planCut';
import { runGit } from './state';
import { writeCut } from './writeCut';

/** Where the list of what new packages break is written; git ignores the folder. */
const WORK_FILE = '.cache/version-work.md';

const INSTALL = ['npm', 'install', '--prefer-offline'] as const;

/** Reverts only what a cut writes. */
export async function undoCut(siteDir: string, name: string, tasks: Tasks): Promise<void> {
  runGit(siteDir, 'restore', ...CHANGED_FILES);
  runGit(siteDir, 'clean', '-fdxq', getFrozenDir(name), getSidebarFile(name));
  await runOrThrow(tasks, INSTALL);
  runGit(siteDir, 'restore', 'package-lock.json');
  clearPendingCut(siteDir);
}

/**
 * Runs the checks on the result. Throws if one fails, unless the packages were bumped: a new major
 * breaks code, and fixing it is the work that follows the cut. The failures are written as a list.
 */
async function check(
  siteDir: string,
  { packages }: CutPlan,
  checks: string | undefined,
  tasks: Tasks,
): Promise<void> {
  const isRaised = Object.keys(packages).length > 0;
  const { status, output } = await tasks.run(
    ['npm', 'run', 'check', ...(checks ? ['--', '--only', checks] : [])],
    { tee: isRaised },
  );
  if (status === 0) {
    return;
  }
  if (!isRaised) {
    throw new Error(`A check failed (npm run check exited with ${status}).`);
  }
  const file = path.join(siteDir, WORK_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `# What the new packages break\n\n${listFailures(output)}\n`);
  console.log(`\nThe cut is complete, but the new packages break code. What to fix: ${WORK_FILE}`);
}

/** Writes, installs and checks; a failure or a signal leaves the site unchanged. */
export async function carryOut(siteDir: string, plan: CutPlan, pending: PendingCut): Promise<void> {
  await runOrUndo({
    siteDir,
    work: async (tasks) => {
      savePendingCut(siteDir, pending);
      await writeCut(siteDir, plan);
      await runOrThrow(tasks, INSTALL);
      await check(siteDir, plan, pending.checks, tasks);
      clearPendingCut(siteDir);
    },
    undo: (tasks) => undoCut(siteDir, plan.name, tasks),
    undone: 'Nothing was cut.',
  });
}
