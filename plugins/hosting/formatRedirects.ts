import type { Redirect } from '../versions';

/**
 * Redirects in the format of a `_redirects` file: `from to status`, one per line. `baseUrl` has a
 * slash at both ends.
 */
export function formatRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  const place = (address: string) => address.replace(/^\//, baseUrl);
  return redirects
    .map(({ from, to, status = 301 }) => `${place(from)} ${place(to)} ${status}\n`)
    .join('');
}
