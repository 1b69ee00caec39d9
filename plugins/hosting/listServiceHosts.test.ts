import { listServiceHosts, type ServiceSettings } from './listServiceHosts';

/** Nothing is configured. */
const NOTHING: ServiceSettings = {
  ads: {
    ...{ scriptUrl: '', scriptIntegrity: '', serve: '', placement: '', feedUrl: '', zone: '' },
    ...{ backersUrl: 'https://backers.example/', publisher: 'Carbon', inDevelopment: false },
  },
  algolia: { appId: '', apiKey: '', indexName: '', origin: '' },
  analytics: {
    measurementId: '',
    scriptUrl: 'https://tags.example/gtag/js',
    scriptIntegrity: '',
    console: false,
  },
  chat: { baseUrl: '', scopes: '' },
  feedback: { endpoint: '' },
  hosting: {
    analyticsOrigins: 'https://collect.example https://region.example',
    adOrigins: 'https://images.example',
    transportSecurity: '',
  },
  runnerOrigin: '',
};
const FORMS = ['https://stackblitz.com', 'https://codesandbox.io'];

it('allows only forms to the sandboxes if nothing is configured', () => {
  expect(listServiceHosts(NOTHING)).toEqual({
    ...{ script: [], connect: [], image: [] },
    form: FORMS,
    frame: [],
  });
});

it('allows the script of analytics, and reports to its endpoints', () => {
  const analytics = { ...NOTHING.analytics, measurementId: 'G-1' };
  const reports = ['https://tags.example', 'https://collect.example', 'https://region.example'];
  expect(listServiceHosts({ ...NOTHING, analytics })).toEqual({
    script: ['https://tags.example'],
    connect: reports,
    image: reports,
    form: FORMS,
    frame: [],
  });
});

it('allows requests to the servers of Algolia, or the origin that replaces them', () => {
  const algolia = { ...NOTHING.algolia, appId: 'ABCDE12345', apiKey: 'key', indexName: 'docs' };
  expect(listServiceHosts({ ...NOTHING, algolia }).connect).toEqual([
    'https://abcde12345-dsn.algolia.net',
    'https://abcde12345-1.algolianet.com',
    'https://abcde12345-2.algolianet.com',
    'https://abcde12345-3.algolianet.com',
  ]);
  const origin = 'https://search.example';
  expect(listServiceHosts({ ...NOTHING, algolia: { ...algolia, origin } }).connect).toEqual([
    origin,
  ]);
});

it('allows framing the runner from its own origin', () => {
  const runnerOrigin = 'https://runner.example';
  expect(listServiceHosts({ ...NOTHING, runnerOrigin })).toEqual({
    ...listServiceHosts(NOTHING),
    frame: [runnerOrigin],
  });
});

it('allows posting feedback', () => {
  const feedback = { endpoint: 'http://localhost:8787/feedback' };
  const hosts = listServiceHosts({ ...NOTHING, feedback });
  expect(hosts).toEqual({
    ...listServiceHosts(NOTHING),
    connect: ['http://localhost:8787'],
  });
});

it('allows requests to the chat', () => {
  const chat = { baseUrl: 'https://chat.example/api', scopes: 'x-charts' };
  expect(listServiceHosts({ ...NOTHING, chat })).toEqual({
    ...listServiceHosts(NOTHING),
    connect: ['https://chat.example'],
  });
});

it('allows scripts of advertisers only with the script, and images also with the feed', () => {
  const feedUrl = 'https://feed.example/ads';
  const ofFeed = ['https://feed.example', 'https://images.example'];
  expect(listServiceHosts({ ...NOTHING, ads: { ...NOTHING.ads, feedUrl } })).toEqual({
    script: [],
    connect: ofFeed,
    image: ofFeed,
    form: FORMS,
    frame: [],
  });
  const scriptUrl = 'https://vendor.example/ads.js?a=1';
  const ofScript = ['https://vendor.example', 'https://images.example'];
  expect(listServiceHosts({ ...NOTHING, ads: { ...NOTHING.ads, scriptUrl } })).toEqual({
    script: ofScript,
    connect: ofScript,
    image: ofScript,
    form: FORMS,
    frame: [],
  });
});

it.each(['images.example', 'https://images.example/', 'https://*.images.example'])(
  'rejects %s as an origin',
  (adOrigins) => {
    const settings = {
      ...NOTHING,
      ads: { ...NOTHING.ads, feedUrl: 'https://feed.example' },
      hosting: { ...NOTHING.hosting, adOrigins },
    };
    expect(() => listServiceHosts(settings)).toThrow(`ADS_ORIGINS contains "${adOrigins}"`);
  },
);
