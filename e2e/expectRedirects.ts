import { expect, type APIRequestContext } from '@playwright/test';
import type { Redirect } from '../plugins/versions/createRedirects';

/** Stands for what `*` matches: a page of the current version. */
const REST = 'react-charts/bars/';

/**
 * Asks a server for each redirect, with the slash at its end and without: one hop leads to the
 * target, with the query, and the fragment behind it. What leads to the site itself has to be there,
 * unless `isLeftOut` says that this build lacks it. `origin` is that of the server, unless the request
 * knows it.
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
