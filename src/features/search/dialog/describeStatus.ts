import type { Outcome } from '../answers/findOutcome';
import type { ScopeChoice } from '../scope';
import { describeAnswer, FAILURE, t } from '../texts';

/** The progress of a search. */
export type SearchState =
  | { state: 'searching' }
  | { state: 'failed' }
  | { state: 'done'; outcome: Outcome };

/** How many results there are, or why there are none; empty before a search. */
export function describeStatus(
  typed: string,
  choice: ScopeChoice,
  progress: SearchState | undefined,
): string {
  if (typed === '' || !progress) {
    return '';
  }
  if (progress.state === 'failed') {
    return FAILURE;
  }
  if (progress.state === 'searching') {
    return t('searching');
  }
  const { answer, request } = progress.outcome;
  return describeAnswer(answer, request.query, choice);
}
