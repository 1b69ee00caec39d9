/** The storage key for feedback that waits to be sent; empty if there is none. */
export const QUEUE_KEY = 'feedback-queue';

/** The storage key for the vote on a page: 1 or 0. */
export const getVoteKey = (path: string) => `feedback-${path}`;
