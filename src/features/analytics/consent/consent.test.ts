import { decideConsent } from './consent';

const SILENT = { doNotTrack: null };

it.each([
  [null, SILENT, 'undecided'],
  ['analytics', SILENT, 'granted'],
  ['essential', SILENT, 'denied'],
  ['true', SILENT, 'undecided'],
  ['', {}, 'undecided'],
  ['analytics', { doNotTrack: '0' }, 'granted'],
  ['analytics', { doNotTrack: 'unspecified' }, 'granted'],
  [null, { doNotTrack: '1' }, 'refused'],
  ['analytics', { doNotTrack: '1' }, 'refused'],
  ['analytics', { doNotTrack: 'yes' }, 'refused'],
  ['analytics', { globalPrivacyControl: true }, 'refused'],
  [null, { globalPrivacyControl: true }, 'refused'],
  ['analytics', { globalPrivacyControl: false }, 'granted'],
] as const)('stored %p, browser preference %p: %s', (stored, signals, consent) => {
  expect(decideConsent(stored, signals)).toBe(consent);
});
