/** @jest-environment jsdom */
import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';
import { createOutbox } from './outbox';
import type { Answer } from './queue';

const retract = (id: string): FeedbackPayload => ({ callback_id: 'retract_feedback', id });
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
const readStored = () => localStorage.getItem('feedback-queue');

/** A service with a response for each request, in order; the last one is repeated. */
function createService(...answers: Answer[]) {
  const received: string[] = [];
  const post = ({ id }: FeedbackPayload) => {
    received.push(id);
    return Promise.resolve(answers.length > 1 ? answers.shift()! : answers[0]!);
  };
  return { received, post };
}

beforeEach(() => {
  localStorage.clear();
  setOnline(true);
});

it('sends immediately and keeps nothing', async () => {
  const { received, post } = createService('taken');
  expect(await createOutbox(post).send(retract('a'))).toBe('sent');
  expect(received).toEqual(['a']);
  expect(readStored()).toBe('');
});

it("reports rejected feedback and doesn't retry", async () => {
  const { received, post } = createService('refused');
  const outbox = createOutbox(post);
  expect(await outbox.send(retract('a'))).toBe('refused');
  expect(readStored()).toBe('');
  await outbox.send(retract('b'));
  expect(received).toEqual(['a', 'b']);
});

it('keeps what failed; the reader can retry immediately', async () => {
  const { received, post } = createService('later', 'taken');
  const outbox = createOutbox(post);
  expect(await outbox.send(retract('a'))).toBe('failed');
  expect(readStored()).toContain('"a"');
  expect(await outbox.send(retract('a'))).toBe('sent');
  expect(received).toEqual(['a', 'a']);
});

it('waits while offline, and sends once when online', async () => {
  const { received, post } = createService('taken');
  const outbox = createOutbox(post);
  setOnline(false);
  outbox.start();
  expect(await outbox.send(retract('a'))).toBe('offline');
  expect(received).toEqual([]);
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await outbox.send(retract('b'));
  expect(received.sort()).toEqual(['a', 'b']);
});

it('makes only one of two tabs send', async () => {
  const { received, post } = createService('taken');
  setOnline(false);
  const tabs = [createOutbox(post), createOutbox(post)];
  await tabs[0]!.send(retract('a'));
  setOnline(true);
  tabs.forEach((tab) => tab.start());
  await Promise.all(tabs.map((tab) => tab.send(retract('b'))));
  expect(received.filter((id) => id === 'a')).toEqual(['a']);
});

it('sends without storage as well', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { received, post } = createService('later', 'taken');
  const outbox = createOutbox(post);
  expect(await outbox.send(retract('a'))).toBe('failed');
  expect(await outbox.send(retract('a'))).toBe('sent');
  expect(received).toEqual(['a', 'a']);
});
