import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds Docusaurus's own classic template, with one empty page in it, from the packages installed
 * here. Returns the output folder.
 */
export function buildStock(siteDir: string): string {
  const templates = path.join(
    path.dirname(require.resolve('create-docusaurus/package.json')),
    'templates',
  );
  const stockDir = path.join(siteDir, '.cache/bench/stock');
  rmSync(stockDir, { recursive: true, force: true });
  cpSync(path.join(templates, 'shared'), stockDir, { recursive: true });
  cpSync(path.join(templates, 'classic'), stockDir, { recursive: true });
  writeFileSync(path.join(stockDir, 'docs/empty.md'), '# Empty\n');
  execFileSync('docusaurus', ['build', stockDir], { stdio: ['ignore', 'ignore', 'inherit'] });
  return path.join(stockDir, 'build');
}
