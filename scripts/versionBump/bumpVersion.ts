import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { API_PAGES } from '../../nav/api';
import { checkPages } from '../../plugins/apiReference/checkPages';
import { loadModels, type Extraction } from '../../plugins/apiReference/loadModels';
import { UNDOCUMENTED } from '../../plugins/apiReference/undocumented';
import { isLibrary, readManifest } from '../../plugins/packages/installed';
import { findMixedPackages } from '../../plugins/versions/findMixedPackages';
import { throwDiagnostics } from '../../plugins/mdx/DiagnosticsError';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { createCheckSteps, selectSteps } from '../checkSteps';
import { readDependencies, readPublished } from '../lib/readPublished';
import { runOrThrow, runOrUndo, type Tasks } from '../lib/runOrUndo';
import { readPendingCut } from '../versionCut/pendingCut';
import { readMentions } from '../versionCut/readMentions';
import { runGit } from '../versionCut/state';
import { formatApi, formatUnread } from './formatApi';
import { formatPlan, formatUndo, type OwnCopy } from './formatBump';
import { formatWork } from './formatWork';
import { parsePackages } from './parsePackages';
import {
  CHANGED_FILES,
  findObstacles,
  listPinned,
  planBump,
  type BumpPlan,
  type BumpState,
} from './planBump';
import { writeBump } from './writeBump';

export interface BumpOptions {
  /** Version of the libraries that docs/ describes after the bump. */
  to?: string | undefined;
  /** Specific releases to use: `@mui/x-charts@8.8.1,…`. */
  packages?: string | undefined;
  /** Names of the checks to run on the result, as in `npm run check -- --only`. */
  checks?: string | undefined;
  /** Shows the plan and writes nothing. */
  'dry-run'?: boolean | undefined;
}

/** Where the remaining work after the bump is listed; git ignores the folder. */
const WORK_FILE = '.cache/version-work.md';

/** The checks that show what new packages break. */
const CHECKS = 'types,fences,names,api';

function readState(siteDir: string): BumpState {
  return {
    docs: readManifest(path.join(siteDir, 'docs')),
    site: readManifest(siteDir),
    changes: runGit(siteDir, 'status', '--porcelain'),
  };
}

/** Queries the registry and plans the bump. Throws with missing releases. */
async function plan(
  state: BumpState,
  to: string,
  wanted: Readonly<Record<string, string>>,
): Promise<BumpPlan> {
  const libraries = listPinned(state).filter(isLibrary);
  const published = await readPublished([...new Set([...libraries, ...Object.keys(wanted)])]);
  return planBump(state, to, published, wanted);
}

/** The libraries that require another library at a different version from the one to be pinned. */
async function findCopies({ packages }: BumpPlan): Promise<OwnCopy[]> {
  const libraries = Object.entries(packages).filter(([name]) => isLibrary(name));
  const found = libraries.map(async ([name, version]) =>
    Object.entries(await readDependencies(name, version))
      .filter(([dependency, wanted]) => {
        const pinned = packages[dependency];
        return pinned !== undefined && !semver.satisfies(pinned, wanted);
      })
      .map(([dependency, wanted]) => ({ name, version, dependency, wanted })),
  );
  return (await Promise.all(found)).flat();
}

/** Reads the API in separate processes, which a signal can end, then loads it from the cache. */
async function readApi(siteDir: string, tasks: Tasks): Promise<Extraction[]> {
  await runOrThrow(tasks, ['jiti', 'scripts/read-api.ts', '--versions', 'current']);
  const { extractions } = await loadModels(siteDir, [CURRENT_VERSION]);
  return extractions;
}

function checkReference(extractions: readonly Extraction[]) {
  return extractions.flatMap(({ model }) =>
    checkPages(model, {
      pages: API_PAGES[model.product],
      undocumented: UNDOCUMENTED[model.product],
      file: 'nav/api.ts',
    }),
  );
}

async function undoBump(siteDir: string, tasks: Tasks): Promise<void> {
  runGit(siteDir, 'restore', ...CHANGED_FILES);
  await runOrThrow(tasks, ['npm', 'install', '--prefer-offline']);
  runGit(siteDir, 'restore', 'package-lock.json');
}

/** Writes the pins, installs, and lists what the new packages change and break. */
async function carryOut(
  siteDir: string,
  bump: BumpPlan,
  copies: readonly OwnCopy[],
  checks: string,
  tasks: Tasks,
): Promise<void> {
  const before = await readApi(siteDir, tasks);
  await writeBump(siteDir, bump);
  await runOrThrow(tasks, ['npm', 'install']);
  throwDiagnostics(findMixedPackages(siteDir, [{ docsDir: 'docs', isCurrent: true }]), 'packages');
  // If the API can't be read anymore, that is also work to do, and no reason to undo.
  const after = await readApi(siteDir, tasks).catch((error: unknown) => String(error));
  const { output } = await tasks.run(
    ['npm', 'run', 'check', '--', '--only', checks, '--versions', 'current'],
    { tee: true },
  );
  const old = new Set(
    bump.raised.filter(({ name }) => isLibrary(name)).map((raise) => raise.before),
  );
  const work = formatWork({
    plan: bump,
    copies,
    api: typeof after === 'string' ? formatUnread(after) : formatApi(before, after),
    output,
    pages: typeof after === 'string' ? undefined : checkReference(after),
    mentions: await readMentions(siteDir, [...old]),
  });
  const file = path.join(siteDir, WORK_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, work);
  console.log(`\n${work}\nThis list is also in ${WORK_FILE}\n\n${formatUndo()}`);
}

/**
 * Bumps all packages of the libraries that the current docs pin to another release of their major.
 * If that isn't possible or fails, throws with all reasons and leaves everything unchanged.
 *
 * @param siteDir absolute
 */
export async function bumpVersion(siteDir: string, options: BumpOptions): Promise<void> {
  const { to, checks = CHECKS } = options;
  selectSteps(createCheckSteps([CURRENT_VERSION]), checks);
  if (readPendingCut(siteDir)) {
    throw new Error('A cut was interrupted. Resume or undo it first (npm run version:cut).');
  }
  const state = readState(siteDir);
  const wanted = parsePackages(options.packages, listPinned(state));
  const obstacles = findObstacles(state, to);
  if (to === undefined || obstacles.length > 0) {
    throw new Error(`Nothing was changed.\n${obstacles.map((text) => `- ${text}`).join('\n')}`);
  }
  const bump = await plan(state, to, wanted);
  const copies = await findCopies(bump);
  console.log(formatPlan(bump, copies));
  if (options['dry-run'] || bump.raised.length === 0) {
    console.log(
      bump.raised.length === 0 ? '\nNothing to bump.' : '\nNothing was written (--dry-run).',
    );
    return;
  }
  await runOrUndo({
    siteDir,
    work: (tasks) => carryOut(siteDir, bump, copies, checks, tasks),
    undo: (tasks) => undoBump(siteDir, tasks),
    undone: 'Nothing was changed.',
  });
}
