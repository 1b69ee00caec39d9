import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';

/** The error that Prettier and sucrase throw for code that they can't parse. */
interface SyntaxDiagnostic {
  message: string;
  /** Prettier has `start`, sucrase the position itself. */
  loc: { line: number; column: number } | { start: { line: number; column: number } };
}

function isSyntaxDiagnostic(error: unknown): error is SyntaxDiagnostic {
  return error instanceof Error && 'loc' in error && typeof error.loc === 'object' && !!error.loc;
}

/**
 * A problem in the reader's code as an error that can be shown; undefined for errors of our own,
 * such as a script that failed to load.
 */
export function findCodeFault(error: unknown, file: string): RunnerDiagnostic | undefined {
  if (!isSyntaxDiagnostic(error)) {
    return undefined;
  }
  const { line, column } = 'start' in error.loc ? error.loc.start : error.loc;
  const [first = ''] = error.message.split('\n');
  const message = first.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  return { message, file, line, column };
}

/** Thrown when processing a whole program, so that the file is known. */
export class CodeFaultError extends Error {
  readonly diagnostic: RunnerDiagnostic;

  constructor(diagnostic: RunnerDiagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}

/** Runs `work` on every file; throws a CodeFaultError for the first one that can't be parsed. */
export async function mapCode<File extends { name: string }>(
  files: readonly File[],
  work: (file: File) => Promise<string>,
): Promise<string[]> {
  return Promise.all(
    files.map(async (file) => {
      try {
        return await work(file);
      } catch (error) {
        const diagnostic = findCodeFault(error, file.name);
        throw diagnostic ? new CodeFaultError(diagnostic) : error;
      }
    }),
  );
}
