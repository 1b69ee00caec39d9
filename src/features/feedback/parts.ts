import texts from '@site/i18n/en/feedback.json';
import styles from './FeedbackPanel.module.css';

/** What is loaded once a reader reaches for feedback. */
export { FeedbackPanel } from './FeedbackPanel';
export { castVote, takeVoteBack } from './votes';
export const withdrawn = texts.feedbackWithdrawn;
export const toastClass = styles.toast;
