import { createIssueUrl } from './createIssueUrl';

it('prefills the issue with what is needed to find the problem', () => {
  const url = new URL(
    createIssueUrl('https://example.com/lib', {
      demo: 'Basic',
      page: 'https://example.com/x/a/#Basic',
      version: '8.7.0',
      browser: 'Browser & more',
      message: 'x is <null>',
    }),
  );
  expect(url.pathname).toBe('/lib/issues/new');
  expect(url.searchParams.get('title')).toBe('[docs] The demo Basic fails');
  const body = url.searchParams.get('body');
  for (const part of ['x is <null>', 'https://example.com/x/a/#Basic', '8.7.0', 'Browser & more']) {
    expect(body).toContain(part);
  }
});
