import { createAdConfig, type AdSettings } from './options';

const NONE: AdSettings = {
  scriptUrl: '',
  scriptIntegrity: '',
  serve: '',
  placement: '',
  backersUrl: 'https://backers.test/',
  feedUrl: '',
  zone: '',
  publisher: 'Carbon',
  inDevelopment: false,
};

it('uses no third party unless the deployer configures one', () => {
  expect(createAdConfig(NONE, true)).toEqual({ isEnabled: true, publisher: 'Carbon' });
});

it('passes the script, and the feed with its zone, to pages', () => {
  const settings = {
    ...NONE,
    scriptUrl: 'https://cdn.test/ad.js',
    serve: 'ABC',
    placement: 'docs',
    feedUrl: 'https://feed.test/ads/',
    zone: 'A B',
  };
  expect(createAdConfig(settings, true)).toEqual({
    isEnabled: true,
    script: {
      url: 'https://cdn.test/ad.js',
      serve: 'ABC',
      placement: 'docs',
      backersUrl: 'https://backers.test/',
    },
    feedUrl: 'https://feed.test/ads/A%20B.json',
    publisher: 'Carbon',
  });
});

it.each([
  [true, false, true],
  [false, false, false],
  [false, true, true],
])('production %s, asked for in development %s: shown %s', (isProduction, asked, isEnabled) => {
  expect(createAdConfig({ ...NONE, inDevelopment: asked }, isProduction).isEnabled).toBe(isEnabled);
});

it('throws with all problems at once', () => {
  expect(() =>
    createAdConfig({ ...NONE, scriptUrl: 'http://cdn.test/', feedUrl: 'feed' }, true),
  ).toThrow(
    `Invalid ad settings:
ADS_SCRIPT_URL is "http://cdn.test/"; it must be an https URL.
ADS_FEED_URL is "feed"; it must be an https URL.
ADS_SCRIPT_URL requires ADS_SERVE.
ADS_SCRIPT_URL requires ADS_PLACEMENT.
ADS_FEED_URL requires ADS_ZONE.`,
  );
});

const INTEGRITY = `sha384-${'a'.repeat(64)}`;

it('passes on the hash of the script and rejects an invalid one', () => {
  const script = { ...NONE, scriptUrl: 'https://cdn.test/ad.js', serve: 'ABC', placement: 'docs' };
  const config = createAdConfig({ ...script, scriptIntegrity: INTEGRITY }, true);
  expect(config.script?.integrity).toBe(INTEGRITY);
  expect(() => createAdConfig({ ...script, scriptIntegrity: 'sha384' }, true)).toThrow(
    'ADS_SCRIPT_INTEGRITY is "sha384"; it must be a hash',
  );
  expect(() => createAdConfig({ ...NONE, scriptIntegrity: INTEGRITY }, true)).toThrow(
    'ADS_SCRIPT_INTEGRITY requires ADS_SCRIPT_URL.',
  );
});

it('accepts a feed on the same machine without https', () => {
  const settings = { ...NONE, feedUrl: 'http://localhost:8080', zone: 'Z' };
  expect(createAdConfig(settings, true).feedUrl).toBe('http://localhost:8080/Z.json');
});
