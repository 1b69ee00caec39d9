import type { BumpPlan } from './planBump';
import { CHANGED_FILES } from './planBump';

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, '', ...lines.map((line) => `- ${line}`)];
}

/** A library that wants another version of a library than is pinned, and so brings its own. */
export interface OwnCopy {
  name: string;
  version: string;
  dependency: string;
  wanted: string;
}

/** What a bump does, package by package, and why a release has another number. */
export function formatPlan(
  { from, to, raised, reasons }: BumpPlan,
  copies: readonly OwnCopy[],
): string {
  return [
    from === to ? `docs/ describes ${to}, as before.` : `docs/ goes from ${from} to ${to}.`,
    ...list(
      'Packages',
      raised.map(
        ({ name, before, after, files }) => `${name} ${before} → ${after} (${files.join(', ')})`,
      ),
    ),
    ...list(
      `Not ${to}; another release is asked for with --packages name@version`,
      Object.entries(reasons).map(([name, reason]) => `${name}: ${reason}`),
    ),
    ...list(
      'A second copy of a library',
      copies.map(
        ({ name, version, dependency, wanted }) =>
          `${name} ${version} brings its own ${dependency} ${wanted}; no demo may import from both`,
      ),
    ),
  ].join('\n');
}

/** How a bump that is done is taken back. */
export function formatUndo(): string {
  return [
    'Undo',
    `  before a commit: git restore ${CHANGED_FILES.join(' ')} && npm ci`,
    '  after it: git revert, then npm ci',
  ].join('\n');
}
