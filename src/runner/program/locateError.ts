import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';

type Place = Pick<RunnerDiagnostic, 'file' | 'line'>;

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * The uppermost file of the program on a stack, with its line. `offset` is how many lines the
 * browser puts before evaluated code. Firefox does not name evaluated files, so that its places
 * are known only when the program has one file.
 */
export function locateError(stack: string, names: readonly string[], offset: number): Place {
  const [only] = names;
  const unnamed = names.length === 1 && only ? [{ file: only, pattern: '> Function' }] : [];
  const named = names.map((file) => ({ file, pattern: `(?:^|[\\s(@])${escapePattern(file)}` }));
  for (const frame of stack.split('\n')) {
    for (const { file, pattern } of [...named, ...unnamed]) {
      const [, line] = new RegExp(`${pattern}:(\\d+):\\d+`).exec(frame) ?? [];
      if (line) {
        return { file, line: Number(line) - offset };
      }
    }
  }
  return {};
}
