import { describeMissingKey, requireKey } from './describeMissingKey';

const PUBLIC = { licenseKey: '', url: 'https://docs.example' };

it('says what readers see without a key, and nothing with one', () => {
  expect(describeMissingKey(PUBLIC)).toContain('watermark on https://docs.example');
  expect(describeMissingKey({ ...PUBLIC, licenseKey: 'key' })).toBeUndefined();
});

it('stops the release of a public site without a key', () => {
  expect(() => requireKey(PUBLIC)).toThrow(/^Without MUI_X_LICENSE_KEY.*without --release\.$/);
  requireKey({ ...PUBLIC, licenseKey: 'key' });
  requireKey({ ...PUBLIC, url: 'http://localhost:3000' });
});
