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

it('knows no third party unless the deployer names one', () => {
  expect(createAdConfig(NONE, true)).toEqual({ isEnabled: true, publisher: 'Carbon' });
});

it('tells the pages of the script and of the feed with its zone', () => {
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

it('stops with every diagnostic at once', () => {
  expect(() =>
    createAdConfig({ ...NONE, scriptUrl: 'http://cdn.test/', feedUrl: 'feed' }, true),
  ).toThrow(
    `The settings of ads are wrong:
ADS_SCRIPT_URL is "http://cdn.test/"; it must be an address with https.
ADS_FEED_URL is "feed"; it must be an address with https.
ADS_SCRIPT_URL needs ADS_SERVE beside it.
ADS_SCRIPT_URL needs ADS_PLACEMENT beside it.
ADS_FEED_URL needs ADS_ZONE beside it.`,
  );
});

const INTEGRITY = `sha384-${'a'.repeat(64)}`;

it('hands the hash of the script on, and stops at what is none', () => {
  const script = { ...NONE, scriptUrl: 'https://cdn.test/ad.js', serve: 'ABC', placement: 'docs' };
  const config = createAdConfig({ ...script, scriptIntegrity: INTEGRITY }, true);
  expect(config.script?.integrity).toBe(INTEGRITY);
  expect(() => createAdConfig({ ...script, scriptIntegrity: 'sha384' }, true)).toThrow(
    'ADS_SCRIPT_INTEGRITY is "sha384"; it should be a hash',
  );
  expect(() => createAdConfig({ ...NONE, scriptIntegrity: INTEGRITY }, true)).toThrow(
    'ADS_SCRIPT_INTEGRITY needs ADS_SCRIPT_URL beside it.',
  );
});

it('takes a feed on the same machine without https', () => {
  const settings = { ...NONE, feedUrl: 'http://localhost:8080', zone: 'Z' };
  expect(createAdConfig(settings, true).feedUrl).toBe('http://localhost:8080/Z.json');
});
