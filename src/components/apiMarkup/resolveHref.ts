/** Where the sister libraries are documented, and where this one was, in links within packages. */
const OTHER_ORIGIN = 'https://mui.com';

const SISTERS = /^\/(?:material-ui|joy-ui|base-ui|system|toolpad|pricing|store)\//;

/**
 * A link in a description as a path on this site, or as an absolute URL. Undefined for what can't
 * be a link (`javascript:`) and for what has no target (a relative path).
 */
export function resolveUrl(url: string): string | undefined {
  const ours = url.startsWith(`${OTHER_ORIGIN}/x/`) ? url.slice(OTHER_ORIGIN.length) : url;
  if (SISTERS.test(ours)) {
    return `${OTHER_ORIGIN}${ours}`;
  }
  return /^(?:\/(?!\/)|#|https?:\/\/)/.test(ours) ? ours : undefined;
}

/** The same as an `href`: paths on this site get its base URL. */
export function resolveHref(url: string, baseUrl: string): string | undefined {
  const resolved = resolveUrl(url);
  return resolved?.startsWith('/') ? `${baseUrl.replace(/\/$/, '')}${resolved}` : resolved;
}
