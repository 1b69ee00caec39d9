import { compressToEncodedURIComponent } from 'lz-string';
import { measureCompressed } from './measureCompressed';

const SENTENCE = 'The quick brown fox jumps over the lazy dog. ';

it.each([
  ['one character', 'a'],
  ['two that differ', 'ab'],
  ['repetition', 'a'.repeat(5000)],
  ['prose', SENTENCE.repeat(40)],
  ['other scripts', 'русский 日本語 🙂'.repeat(30)],
  [
    'many different characters',
    Array.from({ length: 3000 }, (_, at) => String.fromCharCode(at + 1)).join(''),
  ],
])('measures %s', (_what, text) => {
  expect(measureCompressed(compressToEncodedURIComponent(text), Infinity)).toBe(text.length);
});

it('stops at the limit', () => {
  const bomb = compressToEncodedURIComponent('a'.repeat(100_000));
  expect(bomb.length).toBeLessThan(2_000);
  expect(measureCompressed(bomb, 50_000)).toBe(Infinity);
});

it("rejects what isn't compressed text", () => {
  const whole = compressToEncodedURIComponent(SENTENCE);
  for (const text of ['', 'é', '%', '<script>', whole.slice(0, -8), '$$$$', '////']) {
    expect(measureCompressed(text, Infinity)).toBeUndefined();
  }
});
