import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getPageFile } from './lib/pagePaths';
import { parseCount } from './lib/parseCount';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { createTaskRunner } from './lib/runTask';
import { cloneSite, runGit } from './suite/cloneSite';
import { formatGrowth } from './suite/formatTable';
import { generatePages } from './suite/generatePages';
import { DOCS_VERSIONS } from '../src/lib/docsVersions';
import { collectResults, type GateResult, readResults } from './suite/results';

const SITE_DIR = path.join(__dirname, '..');

type Tasks = ReturnType<typeof createTaskRunner>;

/** Runs the suite in a clone, or only some of the gates that need no build. */
async function runSuite(
  tasks: Tasks,
  clone: string,
  only: string | undefined,
): Promise<GateResult[]> {
  const results = path.join(clone, '.cache/suite/results.jsonl');
  collectResults(results);
  const gates = only === undefined ? ['test'] : ['run', 'check', '--', '--only', only];
  await tasks.run(['npm', ...gates]);
  return readResults(results);
}

/** Prints what readers of the clone's pages fetch: pages of eight of them with demos say enough. */
async function weighPages(tasks: Tasks): Promise<void> {
  await tasks.run(['npm', 'run', 'build', '--', '--versions', DOCS_VERSIONS[0]!]);
  await tasks.run(['npm', 'run', 'bench', '--', '--only', 'pages', '--limit', '8']);
}

/** Commits the new pages, and then a change of one of them, as a writer's day is. */
function commitPages(clone: string, pages: readonly string[]): void {
  runGit(clone, 'add', '.');
  runGit(clone, 'commit', '--quiet', '-m', 'Add pages');
  const file = getPageFile(pages[0]!);
  appendFileSync(path.join(clone, file), '\nThat is all.\n');
  runGit(clone, 'commit', '--quiet', '-m', 'Change a page', '--', file);
}

/**
 * What the suite takes with more pages of four demos each: fills a clone with them, made from the
 * pages there are, and runs everything in it before and after. `--pages 20` writes so many,
 * `--only pages,types` runs these gates, without build and browser; `--once` leaves the first run out.
 * `--weigh` runs none of it and prints what the pages weigh with the new ones beside them.
 */
runMain(async () => {
  const { pages, only, once, weigh } = readOptions({
    pages: { type: 'string', default: '150' },
    only: { type: 'string' },
    once: { type: 'boolean', default: false },
    weigh: { type: 'boolean', default: false },
  });
  const count = parseCount(pages, 'pages');
  const clone = cloneSite(SITE_DIR, 'suite');
  const tasks = createTaskRunner(clone);
  try {
    if (weigh) {
      await generatePages(clone, count);
      await weighPages(tasks);
      return;
    }
    const before = once ? [] : await runSuite(tasks, clone, only);
    commitPages(clone, await generatePages(clone, count));
    const after = await runSuite(tasks, clone, only);
    console.log(`\n${formatGrowth(before, after, count)}`);
    process.exitCode = after.every(({ hasPassed }) => hasPassed) ? 0 : 1;
  } finally {
    tasks.release();
    rmSync(clone, { recursive: true, force: true });
  }
});
