import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';

type Place = Pick<RunnerDiagnostic, 'file' | 'line'>;

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * The topmost file of the program on a stack, with its line. `offset` is the number of lines that
 * the browser adds before evaluated code. Firefox doesn't name evaluated files, so positions are
 * only known if the program has a single file.
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
