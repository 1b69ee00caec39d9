/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createRunnerPolicy,
  formatPolicy,
  formatRunnerMetaPolicy,
} from '@site/src/lib/contentPolicy';

const html = readFileSync(path.join(__dirname, 'index.html'), 'utf8');

/** Directives with their sources, without those for the document's own URL and code. */
function parse(policy: string, own: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ') as [string, ...string[]];
      return [
        name,
        sources.filter((source) => ![own, "'self'"].includes(source) && !/^'sha256-/.test(source)),
      ];
    }),
  );
}

it('is the same policy in the document and in the header', () => {
  expect(html).not.toContain('-src');
  const [, script] = /<script>([^]*?)<\/script>/.exec(
    html.replace('<%= policy %>', formatRunnerMetaPolicy()),
  )!;
  new Function(script!)();
  const said = document.querySelector<HTMLMetaElement>('meta[http-equiv]')!.content;
  const sent = createRunnerPolicy({
    own: ["'self'", 'https://docs.example/runner/'],
    scripts: ["'sha256-a='"],
    ancestors: ["'self'"],
  });
  const {
    sandbox,
    'frame-ancestors': ancestors,
    ...rest
  } = parse(formatPolicy(sent), 'https://docs.example/runner/');
  // Browsers only accept these two in headers; the page's frame sets `sandbox` itself.
  expect([sandbox, ancestors]).toEqual([['allow-scripts'], []]);
  expect(parse(said, new URL('.', location.href).href)).toEqual(rest);
});
