import { formatDiagnostic, type Diagnostic } from '../../src/lib/diagnostic';

/** Prints what a check has found, then its summary, and has this program fail when that is anything. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], summary?: string): void {
  diagnostics.forEach((diagnostic) => console.error(formatDiagnostic(diagnostic)));
  if (summary !== undefined) {
    console.log(summary);
  }
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}
