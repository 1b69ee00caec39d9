import { isAuthorized } from './isAuthorized';

const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;

it.each([
  ['Bearer s3cret:ü', true],
  ['bearer s3cret:ü', true],
  [basic('anyone:s3cret:ü'), true],
  [basic(':s3cret:ü'), true],
  ['Bearer s3cret', false],
  ['Bearer ', false],
  [basic('s3cret:ü:'), false],
  [basic('s3cret'), false],
  ['Digest s3cret:ü', false],
  ['s3cret:ü', false],
  [undefined, false],
])('%s: %s', (header, expected) => {
  expect(isAuthorized(header, 's3cret:ü')).toBe(expected);
});
