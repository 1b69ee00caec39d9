import texts from '@site/i18n/en/feedback.json';
import buttonTexts from '@site/i18n/en/feedbackButtons.json';
import { readStorage, writeStorage } from '@site/src/lib/storage';
import { track } from '../analytics';
import { createId } from './createId';
import { createPayload, type Rating, type Section } from './createPayload';
import { getVoteKey } from './keys';
import { readPage } from './readPage';
import { deliver } from './transport';

/** Feedback on a page or a section, stored so that it can be changed and retracted. */
interface Said {
  id: string;
  rating?: Rating;
  /** Sent with the vote; changing the vote sends it again. */
  comment: string;
}

const getSaidKey = (address: string) => `feedback-said-${address}`;

/** Values that couldn't be stored last as long as the page. */
const known = new Map<string, string>();

const read = (key: string) => readStorage(key) ?? known.get(key) ?? '';
const write = (key: string, value: string) => {
  known.set(key, value);
  writeStorage(key, value);
};

function parseSaid(text: string): { id: string; comment: string } | undefined {
  try {
    const { id, comment } = JSON.parse(text) as Partial<Said>;
    return typeof id === 'string' ? { id, comment: String(comment ?? '') } : undefined;
  } catch {
    return undefined;
  }
}

/** The storage key for a page or one of its sections. */
export function getAddress(path: string, section: Section | undefined): string {
  return section ? `${path}#${section.id}` : path;
}

/** The reader's feedback on a page or section; a new ID if there is none. */
export function readSaid(address: string): Said {
  const rating = read(getVoteKey(address));
  return {
    ...(parseSaid(read(getSaidKey(address))) ?? { id: createId(), comment: '' }),
    ...(rating && { rating: rating === '1' ? 1 : 0 }),
  };
}

export function keepSaid(address: string, { id, rating, comment }: Said): void {
  write(getVoteKey(address), rating === undefined ? '' : String(rating));
  write(getSaidKey(address), JSON.stringify({ id, comment }));
}

/** Addresses whose latest vote hasn't reached the service. */
const undelivered = new Set<string>();

/** What the reader should know about a vote that didn't arrive. */
const PROBLEMS = {
  offline: texts.feedbackWaiting,
  failed: texts.feedbackVoteFailed,
  refused: buttonTexts.feedbackFailed,
};

/**
 * Votes on a page or section, or changes the vote. Repeating the same vote only does something if
 * it hasn't arrived: it's sent again. Resolves to the message to show, if any.
 */
export async function castVote(path: string, rating: Rating, section?: Section): Promise<string> {
  const address = getAddress(path, section);
  const said = readSaid(address);
  const isSame = said.rating === rating;
  if (isSame && !undelivered.has(address)) {
    return '';
  }
  if (!isSame) {
    keepSaid(address, { ...said, rating });
    track({ name: 'feedback', action: rating ? 'vote-up' : 'vote-down', label: null });
  }
  const outcome = await deliver(createPayload(readPage(), { ...said, rating, section }));
  if (outcome === 'sent') {
    undelivered.delete(address);
    return '';
  }
  undelivered.add(address);
  const now = readSaid(address);
  if (outcome === 'refused' && now.rating === rating) {
    // A comment may have been written in the meantime.
    keepSaid(address, { ...said, comment: now.comment });
  }
  return PROBLEMS[outcome];
}

/** Retracts all feedback on a page or section. */
export function takeBack(address: string): void {
  const { id } = readSaid(address);
  write(getVoteKey(address), '');
  write(getSaidKey(address), '');
  void deliver({ callback_id: 'retract_feedback', id });
}

/** Retracts the vote on a page or section, together with its comment. */
export function takeVoteBack(address: string): void {
  track({ name: 'feedback', action: 'undo', label: null });
  takeBack(address);
}
