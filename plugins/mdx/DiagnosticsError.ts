import { inspect } from 'node:util';
import { formatDiagnostics, type Diagnostic } from '../../src/lib/diagnostic';

/** Mistakes of writers, which are printed as a list without a stack: no code is to blame. */
export class DiagnosticsError extends Error {
  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
    this.name = 'DiagnosticsError';
    this.stack = this.message;
  }

  /** Docusaurus prints errors by `inspect`. */
  [inspect.custom](): string {
    return this.message;
  }
}
