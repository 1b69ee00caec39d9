import type { Rename } from '../../nav/renames';

/** `docs/react-charts/bars/index.mdx` → `react-charts/bars`; undefined for other files. */
function getPage(file: string): string | undefined {
  return /^docs\/(.+)\/index\.mdx$/.exec(file)?.[1];
}

/**
 * Reads moved and removed pages from `git diff --name-status`.
 *
 * @param lines `R087<tab>docs/a/index.mdx<tab>docs/b/index.mdx`, `D<tab>docs/a/index.mdx`
 */
export function parseMoves(lines: readonly string[]): { moved: Rename[]; gone: string[] } {
  const moved: Rename[] = [];
  const gone: string[] = [];
  for (const line of lines) {
    const [status, oldFile = '', newFile = ''] = line.split('\t');
    const [from, to] = [getPage(oldFile), getPage(newFile)];
    if (from !== undefined && to !== undefined && from !== to) {
      moved.push({ from, to });
    } else if (from !== undefined && status === 'D') {
      gone.push(from);
    }
  }
  return { moved, gone };
}
