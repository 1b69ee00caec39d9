import type { Redirect } from '../../plugins/versions';

/**
 * Redirects as hosts that read a `_redirects` file want them: `from to status`, one a line.
 * `baseUrl` has a slash at both ends.
 */
export function formatRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  const address = (path: string) => `${baseUrl}${path.slice(1)}`;
  return redirects.map(({ from, to }) => `${address(from)} ${address(to)} 301\n`).join('');
}
