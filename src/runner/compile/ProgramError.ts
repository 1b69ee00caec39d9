import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';

/** A problem in the program whose position is already known. */
export class ProgramError extends Error {
  constructor(readonly diagnostic: RunnerDiagnostic) {
    super(diagnostic.message);
  }
}
