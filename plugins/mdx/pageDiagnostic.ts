import type { Diagnostic } from '../../src/lib/diagnostic';
import type { Position } from '../../src/lib/locate';

/** A mistake at a position in a page. */
export interface PageDiagnostic extends Position {
  message: string;
}

/** Diagnostics of a page with its file. */
export function inFile(file: string, diagnostics: readonly PageDiagnostic[]): Diagnostic[] {
  return diagnostics.map(({ line, column, message }) => ({ file, line, column, message }));
}
