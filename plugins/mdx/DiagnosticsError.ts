import { inspect } from 'node:util';
import { formatDiagnostics, type Diagnostic } from '../../src/lib/diagnostic';

/** Mistakes of writers, which are printed as a list without a stack: no code is to blame. */
export class DiagnosticsError extends Error {
  constructor(diagnostics: readonly Diagnostic[], subject?: string) {
    super(formatDiagnostics(diagnostics, subject));
    this.name = 'DiagnosticsError';
    this.stack = this.message;
  }

  /** Docusaurus prints errors by `inspect`. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** Stops with the whole list when there is anything in it; `subject` is what it is wrong with. */
export function throwDiagnostics(diagnostics: readonly Diagnostic[], subject?: string): void {
  if (diagnostics.length > 0) {
    throw new DiagnosticsError(diagnostics, subject);
  }
}
