import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../testing/browser/ensureBrowser';
import { PLAN_VARIABLE } from '../testing/plan/plan';
import { ensureNginx } from '../testing/servers/ensureNginx';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { formatResults, runStep, runSteps, type Step, type StepResult } from './steps';
import { listUnits, type Unit } from './suite/listUnits';
import { estimateShard, parseShard, planShards } from './suite/planShards';
import { hashState, openProgress } from './suite/progress';
import { readReachSite } from './suite/readReachSite';

const SITE_DIR = path.join(__dirname, '..');
const SUITE_DIR = path.join(SITE_DIR, '.cache/suite');

const BUILD = {
  id: 'build',
  name: 'Build of all versions',
  command: ['jiti', 'scripts/build.ts'],
} as const;

/** The step of a unit; its plan is written to a file. */
function toStep({ id, name, command, env, plan }: Unit): Step {
  const file = path.join(SUITE_DIR, `plans/${id}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(plan));
  return { name, command, env: { ...env, [PLAN_VARIABLE]: file } };
}

const minutes = (seconds: number) => `${Math.round(seconds / 60)} min`;

/**
 * Runs everything, as before a release: all pages of all versions in all variants, and all slow
 * checks. `--shard 2/6` runs a sixth of it, and `--list` shows what that includes. A stopped run
 * continues where it left off, and all parts run even if some fail.
 */
runMain(async () => {
  const { shard = '1/1', list = false } = readOptions({
    shard: { type: 'string' },
    list: { type: 'boolean' },
  });
  const { index, count } = parseShard(shard);
  const units = planShards(listUnits(readReachSite(SITE_DIR)), count)[index]!;
  console.log(
    `Shard ${index + 1} of ${count}: ${units.length} parts, about ${minutes(estimateShard(units))} on two cores.`,
  );
  units.forEach(({ name, seconds }) => console.log(`${String(seconds).padStart(6)} s  ${name}`));
  if (list) {
    return;
  }
  console.log(`Browser: ${ensureBrowser()}`);
  console.log(`Server: ${ensureNginx().program}`);
  const name = `${index + 1}-of-${count}`;
  const progress = openProgress(path.join(SUITE_DIR, `test-all-${name}.json`), hashState(SITE_DIR));
  const results: StepResult[] = [];
  let done = 0;

  function finish(id: string, result: StepResult): void {
    results.push(result);
    if (result.hasPassed) {
      progress.add(id, result);
    }
  }

  /** Whether a part has passed before; if so, adds it to the results. */
  function hasPassed({ id, name: title }: Pick<Unit, 'id' | 'name'>): boolean {
    const seconds = progress.get(id);
    if (seconds !== undefined) {
      results.push({ name: `${title} (passed before)`, seconds, hasPassed: true, output: '' });
    }
    return seconds !== undefined;
  }

  // Parts that use one core run two at a time, and none of them needs the site.
  const early = units.filter((unit) => !unit.needsSite && !hasPassed(unit));
  const earlyResults = await runSteps(early.map(toStep));
  earlyResults.forEach((result) =>
    finish(early.find((unit) => unit.name === result.name)!.id, result),
  );
  const late = units.filter((unit) => unit.needsSite && !hasPassed(unit));
  if (late.length > 0 && !hasPassed(BUILD)) {
    finish(BUILD.id, await runStep(BUILD, true));
  }
  const isBuilt = results.every(
    ({ name: title, hasPassed: passed }) => passed || title !== BUILD.name,
  );
  for (const unit of isBuilt ? late : []) {
    done += 1;
    console.log(`\n[${done}/${late.length}] ${unit.name}`);
    finish(unit.id, await runStep(toStep(unit), true));
  }
  const report = formatResults(results);
  const file = path.join(SUITE_DIR, `report-${name}.txt`);
  writeFileSync(file, `${report}\n`);
  console.log(`\n${report}\nReport: ${path.relative(SITE_DIR, file)}.`);
  process.exitCode = results.every(({ hasPassed: passed }) => passed) ? 0 : 1;
});
