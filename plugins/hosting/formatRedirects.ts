import type { Redirect } from '../versions';

/**
 * Redirects as hosts that read a `_redirects` file want them: `from to status`, one a line.
 * `baseUrl` has a slash at both ends.
 */
export function formatRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  const place = (address: string) => address.replace(/^\//, baseUrl);
  return redirects
    .map(({ from, to, status = 301 }) => `${place(from)} ${place(to)} ${status}\n`)
    .join('');
}
