import texts from '@site/i18n/en/feedback.json';

/** What is loaded once a reader reaches for feedback. */
export { FeedbackPanel } from './FeedbackPanel';
export { readPage } from './readPage';
export { castVote, takeVoteBack } from './votes';
export const withdrawn = texts.feedbackWithdrawn;
