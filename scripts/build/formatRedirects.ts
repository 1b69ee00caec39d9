import type { Redirect } from '../../plugins/versions';

/** Redirects as hosts that read a `_redirects` file want them: `from to status`, one a line. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
