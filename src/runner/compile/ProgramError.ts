import type { RunnerFault } from '@site/src/lib/contracts/runner';

/** A fault of the program whose place is known already. */
export class ProgramError extends Error {
  constructor(readonly fault: RunnerFault) {
    super(fault.message);
  }
}
