import { type AlgoliaSettings, createAlgoliaConfig, listAlgoliaDiagnostics } from './options';

const NONE: AlgoliaSettings = { appId: '', apiKey: '', indexName: '', origin: '' };
const ALL: AlgoliaSettings = {
  appId: 'ABCDEF1234',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'docs',
  origin: '',
};

it('uses no service without settings', () => {
  expect(createAlgoliaConfig(NONE, '/')).toBeUndefined();
});

it('passes only public settings to pages', () => {
  const { appId, apiKey, indexName } = ALL;
  expect(createAlgoliaConfig(ALL, '/base/')).toEqual({
    appId,
    apiKey,
    indexName,
    baseUrl: '/base/',
  });
  const near = { ...ALL, origin: 'http://127.0.0.1:8080' };
  expect(createAlgoliaConfig(near, '/')).toMatchObject({ origin: 'http://127.0.0.1:8080' });
});

it.each([
  [{ ...NONE, appId: ALL.appId }, ['ALGOLIA_API_KEY is missing', 'ALGOLIA_INDEX_NAME is missing']],
  [{ ...NONE, origin: 'https://a.example' }, ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'INDEX_NAME']],
  [{ ...ALL, appId: 'abc' }, ['ALGOLIA_APP_ID must be 10 capital letters and digits.']],
  [{ ...ALL, apiKey: 'secret' }, ['ALGOLIA_API_KEY must be a search-only key']],
  [{ ...ALL, indexName: 'my docs' }, ['ALGOLIA_INDEX_NAME must be a name without spaces.']],
  [{ ...ALL, origin: 'http://a.example' }, ['ALGOLIA_ORIGIN is "http://a.example"']],
  [{ ...ALL, origin: 'https://a.example/path' }, ['ALGOLIA_ORIGIN']],
])('stops at %j', (settings, messages) => {
  const diagnostics = listAlgoliaDiagnostics(settings);
  expect(diagnostics).toHaveLength(messages.length);
  messages.forEach((message, index) => expect(diagnostics[index]).toContain(message));
  expect(() => createAlgoliaConfig(settings, '/')).toThrow('Invalid search settings:');
});
