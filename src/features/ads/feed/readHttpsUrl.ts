/**
 * An untrusted URL, if it's https; otherwise undefined. http is rejected for links as well as
 * images: we don't need a feed that can't use encrypted links. Protocol-relative URLs
 * (`//host/path`), which are common in feeds, are treated as https.
 */
export function readHttpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) {
    return undefined;
  }
  const text = value.trim();
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) {
    return undefined;
  }
  const { protocol, username, password, href } = new URL(address);
  return protocol === 'https:' && !username && !password ? href : undefined;
}

const MAX_LENGTH = 2048;
