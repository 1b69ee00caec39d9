import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPool } from '../plugins/lib/runPool';
import { buildExport } from './exports/buildExport';
import { chooseExports } from './exports/chooseExports';
import type { DemoExport } from './exports/packEveryWay';
import { readExports } from './exports/readExports';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';
import { runTool } from './exports/runTool';
import { writeWorkspaces } from './exports/writeWorkspaces';

/** The workspace whose demos are built. */
const DOCS_DIR = path.resolve('docs');

/** How many builds run at the same time. */
const LIMIT = 2;

const INSTALL = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** Builds every export in `root` and returns how many failed. */
async function buildAll(chosen: readonly DemoExport[], root: string): Promise<number> {
  const projects = chosen.map(({ project }) => project);
  const directories = await writeWorkspaces(projects, root);
  console.log(`Installed in ${Math.round(await runTool(root, 'npm', INSTALL))} s.`);
  let failures = 0;
  await runPool(directories, LIMIT, async (directory, index) => {
    const found = chosen[index]!;
    const name = `[${index + 1}/${chosen.length}] ${found.label}`;
    try {
      const steps = Object.entries(await buildExport(found, directory));
      const times = steps.map(([step, seconds]) => `${step} ${seconds.toFixed(1)} s`);
      console.log(`${name}  ${times.join(', ')}`);
    } catch (error) {
      failures += 1;
      console.error(`${name}  failed\n${(error as Error).message}`);
    }
  });
  return failures;
}

async function main(): Promise<void> {
  readOptions({});
  const start = Date.now();
  const { exports } = await readExports(DOCS_DIR);
  const chosen = chooseExports(exports);
  if (chosen.length === 0) {
    throw new Error(`No product demos found in ${DOCS_DIR}.`);
  }
  const root = mkdtempSync(path.join(tmpdir(), 'demo-exports-'));
  try {
    const failures = await buildAll(chosen, root);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${chosen.length} exported projects built in ${seconds} s, ${failures} failed.`);
    process.exitCode = failures > 0 ? 1 : 0;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

runMain(main);
