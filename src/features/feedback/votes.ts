import { readStorage, writeStorage } from '@site/src/lib/storage';
import { track } from '../analytics';
import { createId } from './createId';
import { createPayload, type Rating, type Section } from './createPayload';
import { getVoteKey } from './keys';
import { readPage } from './readPage';
import { deliver } from './transport';

/** What was said of a page or a section, so that it can be changed and taken back. */
interface Said {
  id: string;
  rating?: Rating;
  /** Sent with the vote; whoever changes the vote sends it again. */
  comment: string;
}

const getSaidKey = (address: string) => `feedback-said-${address}`;

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

/** Under which address a page, or a section of it, is remembered. */
export function getAddress(path: string, section: Section | undefined): string {
  return section ? `${path}#${section.id}` : path;
}

/** What the reader has said of a page or section; with an id of its own where that is nothing. */
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

/** Votes on a page or section, or changes the vote; the same again changes nothing. */
export function castVote(path: string, rating: Rating, section?: Section): void {
  const address = getAddress(path, section);
  const said = readSaid(address);
  if (said.rating !== rating) {
    keepSaid(address, { ...said, rating });
    track({ name: 'feedback', action: rating ? 'vote-up' : 'vote-down', label: null });
    void deliver(createPayload(readPage(), { ...said, rating, section }));
  }
}

/** Takes back all that was said of a page or section. */
export function takeBack(address: string): void {
  const { id } = readSaid(address);
  write(getVoteKey(address), '');
  write(getSaidKey(address), '');
  void deliver({ callback_id: 'retract_feedback', id });
}

/** Takes the vote on a page or section back, with the comment that came with it. */
export function takeVoteBack(address: string): void {
  track({ name: 'feedback', action: 'undo', label: null });
  takeBack(address);
}
