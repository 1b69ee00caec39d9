/** Where the browser keeps what waits to be sent; empty where nothing does. */
export const QUEUE_KEY = 'feedback-queue';

/** Where it keeps the vote on a page: 1 or 0. */
export const getVoteKey = (path: string) => `feedback-${path}`;
