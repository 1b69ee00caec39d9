import { createHash } from 'node:crypto';
import { isIntegrity } from './integrity';

const hash = (algorithm: string) =>
  `${algorithm}-${createHash(algorithm).update('script').digest('base64')}`;

it.each(['sha256', 'sha384', 'sha512'])('browsers check %s', (algorithm) => {
  expect(isIntegrity(hash(algorithm))).toBe(true);
  expect(isIntegrity(`${hash(algorithm)} ${hash('sha512')}`)).toBe(true);
});

it.each([
  '',
  'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=',
  hash('md5'),
  hash('sha384').slice(0, -1),
  hash('sha384').replace('-', ':'),
  `${hash('sha256')},${hash('sha512')}`,
  `"${hash('sha256')}"`,
])('browsers would ignore "%s" and load anything', (text) => {
  expect(isIntegrity(text)).toBe(false);
});
