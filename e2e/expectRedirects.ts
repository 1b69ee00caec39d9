import { expect, type APIRequestContext } from '@playwright/test';
import type { Redirect } from '../plugins/versions/createRedirects';

/** Replaces what `*` matches: a page in the current version. */
const REST = 'react-charts/bars/';

/**
 * Requests each redirect from a server, with and without a trailing slash: one hop must lead to the
 * target, with the query, followed by the hash. Targets on the site itself must exist, unless
 * `isLeftOut` says that this build lacks them. `origin` is the server's, unless the request context
 * has it.
 */
export async function expectRedirects(
  request: APIRequestContext,
  redirects: readonly Redirect[],
  isLeftOut: (target: string) => boolean,
  origin = '',
): Promise<void> {
  for (const { from, to, status = 301 } of redirects) {
    const source = from.replace(':lang', 'de').replace('*', REST);
    const [target, hash] = to.replace(':splat', REST).split('#') as [string, string?];
    for (const address of [source, source.replace(/\/$/, '')]) {
      const response = await request.get(`${origin}${address}?a=1`, { maxRedirects: 0 });
      expect(response.status(), address).toBe(status);
      expect(response.headers().location).toBe(`${target}?a=1${hash ? `#${hash}` : ''}`);
    }
    if (target.startsWith('/') && !isLeftOut(target)) {
      const response = await request.get(`${origin}${target}`, { maxRedirects: 0 });
      expect(response.status(), target).toBe(200);
    }
  }
}
