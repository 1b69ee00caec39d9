import texts from '@site/i18n/en/feedback.json';
import styles from './FeedbackPanel.module.css';
import { takeVoteBack } from './votes';

/** What is loaded once a reader reaches for feedback. */
export { FeedbackPanel } from './FeedbackPanel';
export { castVote } from './votes';
export const toastClass = styles.toast;

/**
 * Retracts the vote, and moves the focus away from the button that disappears. Returns the message
 * to show.
 */
export function undoVote(path: string): string {
  takeVoteBack(path);
  document.querySelector<HTMLElement>('[data-feedback] button')?.focus();
  return texts.feedbackWithdrawn;
}
