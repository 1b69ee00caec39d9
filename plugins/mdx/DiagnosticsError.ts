import { inspect } from 'node:util';
import { formatDiagnostics, type Diagnostic } from '../../src/lib/diagnostic';

/** Mistakes of writers, printed as a list without a stack trace because no code is at fault. */
export class DiagnosticsError extends Error {
  constructor(diagnostics: readonly Diagnostic[], subject?: string) {
    super(formatDiagnostics(diagnostics, subject));
    this.name = 'DiagnosticsError';
    this.stack = this.message;
  }

  /** Docusaurus prints errors with `inspect`. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** Throws the whole list unless it's empty; `subject` says what the mistakes are in. */
export function throwDiagnostics(diagnostics: readonly Diagnostic[], subject?: string): void {
  if (diagnostics.length > 0) {
    throw new DiagnosticsError(diagnostics, subject);
  }
}
