import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';
import {
  findDue,
  formatQueue,
  getDelay,
  isWaiting,
  parseQueue,
  putEntry,
  QUEUE_LIMIT,
  settleEntry,
} from './queue';

const retract = (id: string): FeedbackPayload => ({ callback_id: 'retract_feedback', id });
const vote = (id: string, comment = ''): FeedbackPayload => ({
  ...{ callback_id: 'send_feedback', id, rating: 1, comment, currentLocationURL: 'https://a/x/' },
  ...{ commentSectionURL: '', commentSectionTitle: '', githubRepo: '', productId: 'x' },
  ...{ version: 'v8', language: 'en', website: '' },
});
const NOW = 1_000_000;

it('keeps the latest state of an ID, and the latest entries', () => {
  const queue = putEntry(putEntry(putEntry([], vote('a')), vote('b')), retract('a'));
  expect(queue.map(({ payload }) => payload)).toEqual([vote('b'), retract('a')]);
  const ids = Array.from({ length: QUEUE_LIMIT + 3 }, (_, index) => String(index));
  const full = ids.reduce((all, id) => putEntry(all, vote(id)), parseQueue(''));
  expect(full.map(({ payload }) => payload.id)).toEqual(ids.slice(3));
});

it('drops what was accepted or rejected, but no newer state of it', () => {
  const queue = putEntry([], vote('a'));
  for (const answer of ['taken', 'refused'] as const) {
    expect(settleEntry(queue, vote('a'), { answer, now: NOW })).toEqual([]);
    expect(settleEntry(queue, vote('a', 'changed'), { answer, now: NOW })).toEqual(queue);
  }
});

it('retries later, after twice the time, but not forever', () => {
  let queue = putEntry([], vote('a'));
  const delays: number[] = [];
  while (queue.length > 0) {
    queue = settleEntry(queue, vote('a'), { answer: 'later', now: NOW });
    delays.push(...queue.map(({ due }) => due - NOW));
  }
  expect(delays.slice(0, 3)).toEqual([5_000, 10_000, 20_000]);
  expect(delays.at(-1)).toBe(3_600_000);
  expect(delays).toHaveLength(19);
  expect(getDelay(1)).toBe(5_000);
});

it('waits as long as the service requests, for all waiting entries', () => {
  const queue = putEntry(putEntry([], vote('a')), vote('b'));
  const settle = (pause: number) =>
    settleEntry(queue, vote('a'), { answer: { pause }, now: NOW }).map(({ due }) => due - NOW);
  expect(settle(60_000)).toEqual([60_000, 60_000]);
  expect(settle(1_000)).toEqual([5_000, 1_000]);
  expect(settle(1e12)).toEqual([3_600_000, 3_600_000]);
  expect(settle(0)).toEqual([5_000, -NOW]);
});

it('sends the newest entry that is due', () => {
  const first = settleEntry(putEntry([], vote('a')), vote('a'), { answer: 'later', now: NOW });
  expect(findDue(first, NOW)).toBeUndefined();
  expect(findDue(first, NOW + 5_000)?.payload.id).toBe('a');
  expect(findDue(putEntry(first, vote('b')), NOW + 5_000)?.payload.id).toBe('b');
});

it('reads what it wrote, and nothing else', () => {
  const queue = putEntry([], vote('a'));
  expect(parseQueue(formatQueue(queue))).toEqual(queue);
  expect(isWaiting(parseQueue(formatQueue(queue)), vote('a'))).toBe(true);
  expect(formatQueue([])).toBe('');
  for (const text of [null, '', '{', '1', '{}', '[null, {}, {"payload": {"id": 1}}]']) {
    expect(parseQueue(text)).toEqual([]);
  }
});
