/** @jest-environment jsdom */
import { isOwnLink, keepOwnLink } from './ownLinks';

beforeEach(() => sessionStorage.clear());

it('recognizes the stored links, and no others', () => {
  expect(isOwnLink('#code=a')).toBe(false);
  keepOwnLink('#code=a');
  keepOwnLink('#edit-system-Basic=b');
  expect(isOwnLink('#code=a')).toBe(true);
  expect(isOwnLink('#edit-system-Basic=b')).toBe(true);
  expect(isOwnLink('#code=ab')).toBe(false);
});

it('forgets the oldest', () => {
  for (let count = 0; count < 11; count += 1) {
    keepOwnLink(`#code=${count}`);
  }
  expect(isOwnLink('#code=0')).toBe(false);
  expect(isOwnLink('#code=1')).toBe(true);
  expect(isOwnLink('#code=10')).toBe(true);
});

it.each(['{', 'null', '{"a":1}', '[1]'])(
  'recognizes nothing if the storage contains %s',
  (text) => {
    sessionStorage.setItem('own-code-links', text);
    expect(isOwnLink('#code=a')).toBe(false);
    keepOwnLink('#code=a');
    expect(isOwnLink('#code=a')).toBe(true);
  },
);

it('asks again if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(() => keepOwnLink('#code=a')).not.toThrow();
  expect(isOwnLink('#code=a')).toBe(false);
});
