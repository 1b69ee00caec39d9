import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { DOCS_VERSIONS, findVersionOfDir, getDocsDir } from '../../src/lib/docsVersions';
import type { PageFences } from './checkFences';
import type { Fence } from './readFences';

/** A side of a diff, by the sign of its lines. */
type Side = '-' | '+';

const OTHER: Record<Side, Side> = { '-': '+', '+': '-' };

/** One side of a diff, line by line; lines that are only on the other side become empty. */
export function takeSide(text: string, side: Side): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith(OTHER[side]) ? '' : line.replace(/^[-+ ]/, '')))
    .join('\n');
}

const toSide = (fence: Fence, side: Side): Fence => ({
  ...fence,
  language: 'tsx',
  code: takeSide(fence.code, side),
  setup: takeSide(fence.setup, side),
  page: { ...fence.page, setup: takeSide(fence.page.setup, side) },
});

const isDiff = ({ language, from }: Fence) => language === 'diff' && from !== undefined;

/** The version that a diff starts from, if it exists. */
const findVersion = ({ from }: Fence) => DOCS_VERSIONS.find((version) => version === from);

/**
 * Splits the diffs of a page for the compiler: in a diff with `from=v7`, the new side is code of
 * the page's own version, and the old side is code of v7. Returns the page with the new sides, plus
 * a page with the old sides for each older version, placed in that version's workspace. `docsDir`
 * is the workspace of the page.
 */
export function splitDiffs(page: PageFences, docsDir: string): PageFences[] {
  const befores = new Map<string, Fence[]>();
  const own = page.fences.map((fence) => {
    const from = isDiff(fence) ? findVersion(fence) : undefined;
    if (from === undefined) {
      return fence;
    }
    const module = path.join(getDocsDir(from), path.relative(docsDir, page.file));
    befores.set(module, [...(befores.get(module) ?? []), toSide(fence, '-')]);
    return toSide(fence, '+');
  });
  return [
    { ...page, fences: own },
    ...[...befores].map(([module, fences]) => ({ file: page.file, fences, module })),
  ];
}

/** Path of the page next to which the compiler sees its code, relative to the site. */
export const getModule = ({ file, module = file }: PageFences) => module;

/** Errors in how the diffs of a page are written. */
export function findDiffDiagnostics({ file, fences }: PageFences, docsDir: string): Diagnostic[] {
  const version = findVersionOfDir(docsDir);
  return fences.filter(isDiff).flatMap((fence) => {
    const from = findVersion(fence);
    const at = (line: number, message: string) => ({ file, line, message });
    if (!from || DOCS_VERSIONS.indexOf(from) <= DOCS_VERSIONS.indexOf(version)) {
      const older = DOCS_VERSIONS.slice(DOCS_VERSIONS.indexOf(version) + 1).join(', ');
      return [
        at(
          fence.line - 1,
          `from=${fence.from} is not a version before ${version}. Use one of: ${older}.`,
        ),
      ];
    }
    return fence.code
      .split('\n')
      .flatMap((line, index) =>
        /^(?:[-+ ]|$)/.test(line)
          ? []
          : [at(fence.line + index, 'Each line of a diff must start with "-", "+" or a space.')],
      );
  });
}
