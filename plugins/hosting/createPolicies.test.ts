import { createHash } from 'node:crypto';
import { formatPolicy } from '../../src/lib/contentPolicy';
import { createPagePolicy, createRunnerHeader, parseHashes } from './createPolicies';

const hashes = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] };
const hosts = {
  script: ['https://tags.example'],
  connect: ['https://collect.example'],
  image: ['https://images.example'],
  form: ['https://sandbox.example'],
  frame: ['https://runner.example'],
};
const page = createPagePolicy(hashes, hosts);

it('lets pages run their own code, code with a hash, and configured services', () => {
  expect(page).toMatchObject({
    'script-src': ["'self'", "'sha256-a='", 'https://tags.example'],
    'connect-src': ["'self'", 'https://collect.example'],
    'img-src': ["'self'", 'data:', 'blob:', 'https://images.example'],
    'form-action': ["'self'", 'https://sandbox.example'],
    'frame-src': ["'self'", 'https://runner.example'],
  });
});

it('has no wildcard, and unsafe-inline only for style attributes', () => {
  const { 'style-src-attr': attributes, ...rest } = page;
  expect(attributes).toEqual(["'unsafe-inline'"]);
  expect(formatPolicy(rest)).not.toMatch(/\*|unsafe/);
});

it('allows the elements that style engines fill rule by rule', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(page['style-src-elem']).toEqual(
    expect.arrayContaining(["'self'", "'sha256-b='", hash(''), hash('\n')]),
  );
});

it('reads which hashes a policy allows', () => {
  const { scripts, styles } = parseHashes(formatPolicy(page));
  expect(scripts).toEqual(hashes.scripts);
  expect(styles).toEqual(expect.arrayContaining(hashes.styles));
});

const SITE = { url: 'https://docs.example', baseUrl: '/x/', runnerOrigin: '' };

it("allows compiling code only in documents of the runner, which can't access the site", () => {
  const runner = createRunnerHeader(hashes, SITE);
  expect(runner['script-src']).toEqual([
    "'self'",
    'https://docs.example/x/runner/',
    "'sha256-a='",
    "'unsafe-eval'",
  ]);
  expect(runner.sandbox).toEqual(['allow-scripts']);
  expect(runner['frame-ancestors']).toEqual(page['frame-ancestors']);
});

it('lets the pages of the site frame a runner on another origin', () => {
  const runner = createRunnerHeader(hashes, { ...SITE, runnerOrigin: 'https://runner.example' });
  expect(runner['script-src']).toContain('https://runner.example/x/runner/');
  expect(runner['frame-ancestors']).toEqual(['https://docs.example']);
});
