import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSiteSettings } from '../../site.config';

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

const names = [
  ...new Set([...read('site.config.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name!)),
];

/** They're for people who work on the site. */
const FOR_DEVELOPMENT = ['ANALYTICS_CONSOLE', 'ENABLE_AD_IN_DEV_MODE'];

it.each(names)('the handbook lists %s', (name) => {
  expect(read('handbook/configuration.md')).toContain(`\`${name}\``);
});

it('the image accepts every deployer setting', () => {
  const taken = [...read('Dockerfile').matchAll(/^ARG (.*)$/gm)].flatMap(([, list]) =>
    list!.split(' '),
  );
  expect(taken.sort()).toEqual(names.filter((name) => !FOR_DEVELOPMENT.includes(name)).sort());
});

/** What scripts, CI systems or Docker pass on for unset variables. */
it.each(names.flatMap((name) => ['', ' '].map((text) => [name, text])))(
  '%s=%j means that it is not set',
  (name, text) => expect(readSiteSettings({ [name]: text })).toEqual(readSiteSettings({})),
);

it('accepts what a deployer sets', () => {
  const settings = readSiteSettings({
    SITE_URL: 'https://docs.example/',
    SITE_BASE_URL: '/x-docs/next/',
    SITE_RUNNER_ORIGIN: 'https://runner.example',
    SITE_TRANSPORT_SECURITY: 'off',
    ADS_BACKERS_URL: 'https://vendor.example/backers',
    ADS_PUBLISHER: 'Vendor',
  });
  expect(settings).toMatchObject({
    url: 'https://docs.example',
    baseUrl: '/x-docs/next/',
    runnerOrigin: 'https://runner.example',
    docsHost: 'docs.example',
    ads: { backersUrl: 'https://vendor.example/backers', publisher: 'Vendor' },
    hosting: { transportSecurity: '' },
  });
});

it.each([
  ['SITE_URL', 'docs.example', 'an origin'],
  ['SITE_URL', 'https://docs.example/docs/', 'an origin'],
  ['SITE_URL', 'ftp://docs.example', 'an origin'],
  ['SITE_BASE_URL', 'docs', 'a path'],
  ['SITE_BASE_URL', '/docs', 'a path'],
  ['SITE_BASE_URL', '/docs/?a', 'a path'],
  ['SITE_RUNNER_ORIGIN', 'runner.example', 'an origin'],
  ['SITE_RUNNER_ORIGIN', 'https://runner.example/x', 'an origin'],
  ['SITE_RUNNER_ORIGIN', 'https://*.example', 'an origin'],
  ['SITE_RUNNER_ORIGIN', 'http://runner.example', 'an origin'],
  ['SITE_EDIT_URL', 'github.com/edit/', 'a whole address'],
  ['SITE_SOURCE_URL', '/blob/', 'a whole address'],
  ['ADS_BACKERS_URL', 'backers', 'a whole address'],
])('%s=%s is rejected with what would be valid', (name, text, form) => {
  const message = `${name} is "${text}"; it must be ${form}`;
  expect(() => readSiteSettings({ [name]: text })).toThrow(message);
});

it('reports everything that is wrong at once', () => {
  expect(() => readSiteSettings({ SITE_URL: 'a', SITE_EDIT_URL: 'b' })).toThrow(
    /SITE_URL is "a".*\n.*SITE_EDIT_URL is "b"/,
  );
});
