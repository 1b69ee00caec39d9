import texts from '@site/i18n/en/feedback.json';
import styles from './FeedbackPanel.module.css';
import { takeVoteBack } from './votes';

/** What is loaded once a reader reaches for feedback. */
export { FeedbackPanel } from './FeedbackPanel';
export { castVote } from './votes';
export const toastClass = styles.toast;

/** Takes the vote back, and the focus from the button that goes with it. Returns what to say. */
export function undoVote(path: string): string {
  takeVoteBack(path);
  document.querySelector<HTMLElement>('[data-feedback] button')?.focus();
  return texts.feedbackWithdrawn;
}
