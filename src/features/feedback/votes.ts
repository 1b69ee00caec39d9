import { readStorage, writeStorage } from '@site/src/lib/storage';
import { track } from '../analytics';
import { createId } from './createId';
import { createPayload, type Rating } from './createPayload';
import { getVoteKey } from './keys';
import { readPage } from './readPage';
import { deliver } from './transport';

/** What was said of a page, so that it can be changed and taken back. */
interface Said {
  id: string;
  rating?: Rating;
  /** Sent with the vote; whoever changes the vote sends it again. */
  comment: string;
}

const getSaidKey = (path: string) => `feedback-said-${path}`;

/** What the storage does not take lasts as long as the page. */
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

/** What the reader has said of a page; with an id of its own where that is nothing. */
export function readSaid(path: string): Said {
  const rating = read(getVoteKey(path));
  return {
    ...(parseSaid(read(getSaidKey(path))) ?? { id: createId(), comment: '' }),
    ...(rating && { rating: rating === '1' ? 1 : 0 }),
  };
}

export function keepSaid(path: string, { id, rating, comment }: Said): void {
  write(getVoteKey(path), rating === undefined ? '' : String(rating));
  write(getSaidKey(path), JSON.stringify({ id, comment }));
}

/** Votes on a page, or changes the vote; the same again changes nothing. */
export function castVote(path: string, rating: Rating): void {
  const said = readSaid(path);
  if (said.rating !== rating) {
    keepSaid(path, { ...said, rating });
    track({ name: 'feedback', action: rating ? 'vote-up' : 'vote-down', label: null });
    void deliver(createPayload(readPage(), { ...said, rating }));
  }
}

/** Takes the vote on a page back, with the comment that came with it. */
export function takeVoteBack(path: string): void {
  const { id } = readSaid(path);
  write(getVoteKey(path), '');
  write(getSaidKey(path), '');
  track({ name: 'feedback', action: 'undo', label: null });
  void deliver({ callback_id: 'retract_feedback', id });
}
