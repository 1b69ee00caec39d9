import type { Redirect } from '../../plugins/versions';

/**
 * Redirects as hosts that read a `_redirects` file want them: `from to status`, one a line.
 *
 * @param baseUrl under which the site is served, with slashes at both ends
 */
export function formatRedirects(redirects: readonly Redirect[], baseUrl = '/'): string {
  const place = (address: string) => address.replace(/^\//, baseUrl);
  return redirects
    .map(({ from, to, status = 301 }) => `${place(from)} ${place(to)} ${status}\n`)
    .join('');
}
