import path from 'node:path';
import { checkFences } from './checkFences';
import { readFences } from './readFences';
import { findDiffDiagnostics, getModule, splitDiffs, takeSide } from './splitDiffs';
import { findDocsDir } from '../../plugins/packages/installed';
import { createWorkspaceConfig } from '../../plugins/types/checkWorkspace';

const SITE_DIR = path.join(__dirname, '../..');
const FILE = 'docs/migration/migration-tree-view-v7/index.mdx';

const read = (...lines: string[]) => ({ file: FILE, fences: readFences(lines.join('\n')) });

/** Compiler errors of both sides, as the page check gets them. */
function check(...lines: string[]): string[] {
  return splitDiffs(read(...lines), 'docs').flatMap((side) => {
    const config = createWorkspaceConfig(findDocsDir(path.join(SITE_DIR, getModule(side))));
    return checkFences([side], config).map(
      ({ file, line, message }) => `${file}:${line} ${message}`,
    );
  });
}

it('keeps the lines of a side in place', () => {
  expect(takeSide('-old\n+new\n both\n\n-old', '-')).toBe('old\n\nboth\n\nold');
  expect(takeSide('-old\n+new\n both\n\n-old', '+')).toBe('\nnew\nboth\n\n');
});

it('compiles each side of a diff against the packages of its own major', () => {
  expect(
    check(
      '```diff from=v7',
      "-import { TreeView } from '@mui/x-tree-view/TreeView';",
      "+import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';",
      '',
      '-<TreeView defaultExpandedItems={["a"]} />;',
      '+<SimpleTreeView defaultExpandedItems={["a"]} />;',
      '```',
    ),
  ).toEqual([]);
});

it('reports what does not compile on either side, at its line of the page', () => {
  expect(
    check(
      '{/* fence-setup:',
      'declare const ids: string[];',
      '*/}',
      '```diff from=v7',
      "-import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeVew';",
      "+import { TreeView } from '@mui/x-tree-view/TreeView';",
      ' export const open = ids;',
      '+<TreeView defaultExpandedItems={open} />;',
      '```',
    ),
  ).toEqual([
    expect.stringMatching(`^${FILE}:6 Cannot find module '@mui/x-tree-view/TreeView'`),
    expect.stringMatching(`^${FILE}:5 Cannot find module '@mui/x-tree-view/SimpleTreeVew'`),
  ]);
});

it('ignores other diffs', () => {
  const page = read('```diff title="package.json"', '-"a": 1', '```');
  expect(splitDiffs(page, 'docs')).toEqual([page]);
  expect(findDiffDiagnostics(page, 'docs')).toEqual([]);
});

it('reports which versions a diff may start from, and which lines belong to no side', () => {
  const found = findDiffDiagnostics(
    read('```diff from=v8', '-a', '```', '```diff from=v7', '-a', 'b', '```'),
    'docs',
  );
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '1: from=v8 is not a version before v8. Use one of: v7, v6, v5, v4.',
    '6: Each line of a diff must start with "-", "+" or a space.',
  ]);
});
