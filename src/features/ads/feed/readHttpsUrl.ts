/**
 * An untrusted address, if it is one of https; everything else is nothing. http is refused
 * for links as for images: a feed that cannot say where it leads without being overheard can do
 * without us. Addresses without a protocol (`//host/path`), which feeds like, are taken as https.
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
