import { CHAT_LIMITS } from '@site/src/lib/contracts/chat';
import { readAnswer } from './readAnswer';

const read = (value: unknown, ok = true) => readAnswer({ ok, text: JSON.stringify(value) });

it('returns the URL of the response', () => {
  expect(read({ nextUrl: 'https://chat.example/c/1?a=b#c' })).toEqual({
    url: 'https://chat.example/c/1?a=b#c',
  });
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://chat.example/',
  'blob:https://chat.example/1',
  'https://me:word@chat.example/',
  '/c/1',
  '//chat.example/c/1',
  `https://chat.example/${'x'.repeat(CHAT_LIMITS.url)}`,
  '',
  1,
  null,
  ['https://chat.example/'],
])('rejects the URL %j', (nextUrl) => {
  expect(read({ nextUrl })).toEqual({ reason: '' });
});

it.each(['', 'null', '[]', '"https://chat.example/"', '{', '<!doctype html>', undefined])(
  'rejects a response of %j',
  (text) => {
    expect(readAnswer({ ok: true, text })).toEqual({ reason: '' });
    expect(readAnswer({ ok: false, text })).toEqual({ reason: '' });
  },
);

it('ignores the URL of a failure', () => {
  expect(read({ nextUrl: 'https://chat.example/' }, false)).toEqual({ reason: '' });
});

it.each([
  [{ message: 'Too many chats.' }, 'Too many chats.'],
  [{ error: 'Too many chats.' }, 'Too many chats.'],
  [{ error: { message: 'Too many chats.' } }, 'Too many chats.'],
  [{ message: ' Two\n\nlines\u0007\u202e. ' }, 'Two lines .'],
  [{ message: 'x'.repeat(5000) }, `${'x'.repeat(CHAT_LIMITS.message)}…`],
  [{ message: '<b>Bold</b>' }, '<b>Bold</b>'],
  [{ message: { toString: 'x' } }, ''],
  [{ error: 1 }, ''],
])('gives the reason: %j', (value, reason) => {
  expect(read(value, false)).toEqual({ reason });
});
