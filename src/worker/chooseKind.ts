import { PACK_HEADER } from '../lib/contracts/offline';
import type { Kind } from '../lib/offlineCaches';

/** Files whose name has a hash of what is in them, or of their build. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** What is fetched by pages and changes under the same address. */
const DATA = /^(?:(?:demo-sources|search-index|img|assets)\/|x\/ads\/|x\/.+\.(?:json|md)$)/;

const PAGE = /^x\/(?:[^.]*\/)?$/;

/**
 * As what the answer to a request is kept; undefined where it is none of the worker's business:
 * what is posted, other origins, parts of files, packs that are being stored, addresses outside
 * the docs. `base` is the site's root, an absolute address.
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

/** Whether an answer may be kept: whole, right, of the site itself, and from the address that was asked. */
export function isStorable({
  status,
  type,
  redirected,
}: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  return status === 200 && type === 'basic' && !redirected;
}
