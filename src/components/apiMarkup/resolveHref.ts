/** Where the sister libraries are documented, and this one was, in links that packages carry. */
const OTHER_ORIGIN = 'https://mui.com';

const SISTERS = /^\/(?:material-ui|joy-ui|base-ui|system|toolpad|pricing|store)\//;

/**
 * A link of a description as a path of this site, or as an absolute address. Undefined for
 * what may not be a link (`javascript:`) and for what leads nowhere (a relative path).
 */
export function resolveUrl(url: string): string | undefined {
  const ours = url.startsWith(`${OTHER_ORIGIN}/x/`) ? url.slice(OTHER_ORIGIN.length) : url;
  if (SISTERS.test(ours)) {
    return `${OTHER_ORIGIN}${ours}`;
  }
  return /^(?:\/(?!\/)|#|https?:\/\/)/.test(ours) ? ours : undefined;
}

/** The same as an `href`: paths of this site get its base URL. */
export function resolveHref(url: string, baseUrl: string): string | undefined {
  const resolved = resolveUrl(url);
  return resolved?.startsWith('/') ? `${baseUrl.replace(/\/$/, '')}${resolved}` : resolved;
}
