import { PACK_HEADER } from '../lib/contracts/offline';
import type { Kind } from '../lib/offlineCaches';

/** Files whose name contains a hash of their content or their build. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** What pages fetch and what changes under the same URL. */
const DATA = /^(?:(?:demo-sources|search-index|img|assets)\/|x\/ads\/|x\/.+\.(?:json|md)$)/;

const PAGE = /^x\/(?:[^.]*\/)?$/;

/**
 * How to store the response to a request; undefined if the worker doesn't handle it: POST requests,
 * other origins, partial files, packs that are being stored, URLs outside of the docs. `base` is
 * the site's root, an absolute URL.
 */
export function chooseKind(
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
  base: string,
): Kind | undefined {
  if (method !== 'GET' || headers.has('range') || headers.has(PACK_HEADER)) {
    return undefined;
  }
  if (!url.startsWith(base)) {
    return undefined;
  }
  const path = url.slice(base.length).replace(/[?#].*$/, '');
  if (path.startsWith('assets/') && HASHED.test(path)) {
    return 'asset';
  }
  if (DATA.test(path)) {
    return 'data';
  }
  return PAGE.test(path) ? 'page' : undefined;
}

/**
 * Whether a response may be stored: complete, successful, from the site itself, and from the
 * requested URL.
 */
export function isStorable({
  status,
  type,
  redirected,
}: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  return status === 200 && type === 'basic' && !redirected;
}
