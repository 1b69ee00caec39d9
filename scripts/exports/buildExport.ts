import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DemoExport } from './packEveryWay';
import { runTool } from './runTool';

function assertBuilt(directory: string): void {
  const assets = path.join(directory, 'dist/assets');
  const scripts = existsSync(assets)
    ? readdirSync(assets).filter((file) => file.endsWith('.js'))
    : [];
  if (scripts.length === 0 || !existsSync(path.join(directory, 'dist/index.html'))) {
    throw new Error("The build didn't produce a page with a script in dist/.");
  }
}

/**
 * Builds an installed project as a reader would. TypeScript is also type-checked, with the
 * project's own compiler and all of its types. Resolves to the seconds of each step.
 */
export async function buildExport(
  { language }: DemoExport,
  directory: string,
): Promise<Record<string, number>> {
  const build = await runTool(directory, 'npm', ['run', 'build']);
  assertBuilt(directory);
  return language === 'TS'
    ? { build, types: await runTool(directory, 'npx', ['--no-install', 'tsc', '--noEmit']) }
    : { build };
}
