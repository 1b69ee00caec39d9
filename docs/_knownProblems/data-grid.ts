import type { KnownProblem } from '@site/src/lib/contracts/knownProblem';

export const problems: readonly KnownProblem[] = [];
