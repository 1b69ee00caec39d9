import path from 'node:path';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { DOCS_VERSIONS, findVersionOfDir, getDocsDir } from '../../src/lib/docsVersions';
import type { PageFences } from './checkFences';
import type { Fence } from './readFences';

/** A change of code as diffs write it: in `-` lines, `+` lines, or neither of them. */
type Side = '-' | '+';

const OTHER: Record<Side, Side> = { '-': '+', '+': '-' };

/** One side of a diff, line by line: what belongs to the other one alone leaves its line empty. */
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
});

const isDiff = ({ language, from }: Fence) => language === 'diff' && from !== undefined;

/** The version that a diff begins with, if there is one of that name. */
const findVersion = ({ from }: Fence) => DOCS_VERSIONS.find((version) => version === from);

/**
 * What the diffs of a page have to compile as: those that say `from=v7` hold code of the page's own
 * version once the change is made, and of v7 before. Returns the page with the new sides, and for
 * each version before a page of its own, whose code stands in that version's workspace. `docsDir` is
 * the workspace of the page.
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

/** Path of the page, relative to the site, beside which its code stands for the compiler. */
export const getModule = ({ file, module = file }: PageFences) => module;

/** What is wrong with how the diffs of a page are written. */
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
          `from=${fence.from} names no version before ${version}. Use one of: ${older}.`,
        ),
      ];
    }
    return fence.code
      .split('\n')
      .flatMap((line, index) =>
        /^(?:[-+ ]|$)/.test(line)
          ? []
          : [at(fence.line + index, 'A line of a diff begins with "-", "+" or a space.')],
      );
  });
}
