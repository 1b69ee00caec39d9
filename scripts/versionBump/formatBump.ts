import type { BumpPlan } from './planBump';
import { CHANGED_FILES } from './planBump';

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, '', ...lines.map((line) => `- ${line}`)];
}

/** A library that requires another library in a version that isn't pinned, and installs its own. */
export interface OwnCopy {
  name: string;
  version: string;
  dependency: string;
  wanted: string;
}

/** What a bump does, package by package, and why a release has a different number. */
export function formatPlan(
  { from, to, raised, reasons }: BumpPlan,
  copies: readonly OwnCopy[],
): string {
  return [
    from === to ? `docs/ still describes ${to}.` : `docs/ goes from ${from} to ${to}.`,
    ...list(
      'Packages',
      raised.map(
        ({ name, before, after, files }) => `${name} ${before} → ${after} (${files.join(', ')})`,
      ),
    ),
    ...list(
      `Not ${to} (choose a different release with --packages name@version)`,
      Object.entries(reasons).map(([name, reason]) => `${name}: ${reason}`),
    ),
    ...list(
      'Duplicate libraries',
      copies.map(
        ({ name, version, dependency, wanted }) =>
          `${name} ${version} installs its own ${dependency} ${wanted}. Demos must not import from both`,
      ),
    ),
  ].join('\n');
}

/** How to undo a completed bump. */
export function formatUndo(): string {
  return [
    'Undo',
    `  before committing: git restore ${CHANGED_FILES.join(' ')} && npm ci`,
    '  after committing: git revert, then npm ci',
  ].join('\n');
}
