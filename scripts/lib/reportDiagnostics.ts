import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';

/** Prints the diagnostics of a check, then its summary, and sets the exit code if there are any. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], summary?: string): void {
  diagnostics.forEach((diagnostic) => console.error(formatDiagnostic(diagnostic)));
  if (summary !== undefined) {
    console.log(summary);
  }
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}
