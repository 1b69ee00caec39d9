import { findRedirectProblems, type BuiltSite } from './findRedirectProblems';
import { createHost, parseRedirects } from '../../testing/builtSite/parseRedirects';

const SITE: BuiltSite = {
  baseUrl: '/docs/',
  pages: new Map([
    ['/docs/', new Set()],
    ['/docs/x/a/', new Set(['part'])],
    ['/docs/x/v7/a/', new Set()],
  ]),
  leadOn: new Map([['/docs/x/old/', '/docs/x/a/']]),
};

const LANGUAGES = '/docs/:lang/x/* /docs/x/:splat 301';

const check = (...lines: string[]) =>
  findRedirectProblems(parseRedirects(['/docs/x/old/ /docs/x/a/ 301', ...lines].join('\n')), SITE);

test('one hop to a page, a heading or another site is valid', () => {
  expect(
    check(
      '# what moved',
      '',
      '/docs/r/x-part /docs/x/a/#part 302',
      '/docs/r/x-out https://example.com/ 302',
      '/docs/:lang/x/old/ /docs/x/a/ 301',
      LANGUAGES,
    ),
  ).toEqual([]);
});

test('every kind of error is reported with its line', () => {
  expect(
    check(
      '/docs/x/b/ /docs/x/none/ 301',
      '/docs/x/c/ /docs/x/old/ 301',
      '/docs/x/d/ /docs/x/a/#none 301',
      '/docs/x/a/ /docs/x/v7/a/ 301',
      '/x/e/ /docs/x/v7/a/ 301',
      '/docs/x/f/ /docs/x/v7/a/ 200',
      '/docs/x/old/ /docs/x/v7/a/ 301',
      '/docs/x/g/ http://example.com/ 301',
      LANGUAGES,
    ),
  ).toEqual([
    '_redirects:1 redirects to /docs/x/a/, which redirects again to /docs/x/v7/a/',
    '_redirects:2 redirects to /docs/x/none/, which is not a page',
    '_redirects:3 redirects to /docs/x/old/, which is not a page',
    '_redirects:3 redirects to /docs/x/old/, which redirects again to /docs/x/a/',
    '_redirects:4 redirects to /docs/x/a/#none, which has no anchor "none"',
    '_redirects:4 redirects to /docs/x/a/#none, which redirects again to /docs/x/v7/a/',
    '_redirects:5 hides the page /docs/x/a/',
    '_redirects:6 starts outside /docs/',
    '_redirects:7 has the status "200"',
    '_redirects:8 is never reached because another line has /docs/x/old/',
    '_redirects:9 redirects to http://example.com/, which is not an https URL',
  ]);
});

test('a page with a language prefix and a redirect page must have the right targets', () => {
  expect(findRedirectProblems(parseRedirects('/docs/fr/x/a/ /docs/x/v7/a/ 301'), SITE)).toEqual([
    '/docs/fr/x/a/ redirects to /docs/x/v7/a/ instead of /docs/x/a/',
    '/docs/fr/x/v7/a/ redirects to nothing instead of /docs/x/v7/a/',
    '/docs/x/old/ is a page that redirects to /docs/x/a/, but _redirects has nothing',
  ]);
});

test('a host uses the first matching line: a name matches one segment, and a star the rest', () => {
  const send = createHost(parseRedirects(`/:lang/old/ /new/ 301\n/:lang/* /:splat 301`));
  expect(send('/fr/old/')).toBe('/new/');
  expect(send('/fr/a/b/')).toBe('/a/b/');
  expect(send('/fr')).toBeUndefined();
});
