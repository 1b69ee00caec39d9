import { createAnalyticsPlugin } from './index';
import type { AnalyticsOptions } from './options';

const NOTHING: AnalyticsOptions = {
  measurementId: '',
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  scriptIntegrity: '',
  console: false,
};

function getTags(options: Partial<AnalyticsOptions>) {
  const plugin = createAnalyticsPlugin({ ...NOTHING, ...options })({ siteDir: '/site' });
  return plugin.injectHtmlTags?.({ content: undefined })?.headTags;
}

it('writes nothing into the page if nothing is configured', () => {
  expect(getTags({})).toEqual([]);
});

it.each([
  [{ measurementId: 'G-TEST1' }, { measurementId: 'G-TEST1', scriptUrl: NOTHING.scriptUrl }],
  [{ console: true }, { scriptUrl: NOTHING.scriptUrl, console: true }],
])('writes the configuration: %j', (options, config) => {
  expect(getTags(options)).toEqual([
    {
      tagName: 'script',
      attributes: { type: 'application/json', id: 'docs-analytics' },
      innerHTML: JSON.stringify(config),
    },
  ]);
});

const INTEGRITY = `sha256-${'a'.repeat(43)}=`;

it('passes on the hash of the script and rejects an invalid one', () => {
  const [tag] = (getTags({ measurementId: 'G-T', scriptIntegrity: INTEGRITY }) ?? []) as {
    innerHTML: string;
  }[];
  expect(JSON.parse(tag?.innerHTML ?? '')).toHaveProperty('scriptIntegrity', INTEGRITY);
  expect(() => createAnalyticsPlugin({ ...NOTHING, scriptIntegrity: 'sha256' })).toThrow(
    'ANALYTICS_SCRIPT_INTEGRITY is "sha256"; it must be a hash',
  );
});

it('reports everything that is wrong and what would be valid', () => {
  expect(() =>
    createAnalyticsPlugin({ ...NOTHING, measurementId: 'analytics', scriptUrl: 'http://a.org' }),
  ).toThrow(
    'ANALYTICS_MEASUREMENT_ID is "analytics"; it must be an ID such as "G-ABC123".\n' +
      'ANALYTICS_SCRIPT_URL is "http://a.org"; it must be an absolute https URL.',
  );
});
