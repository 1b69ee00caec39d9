import type { RunnerDiagnostic } from '@site/src/lib/contracts/runner';

/** A diagnostic of the program whose place is known already. */
export class ProgramError extends Error {
  constructor(readonly diagnostic: RunnerDiagnostic) {
    super(diagnostic.message);
  }
}
