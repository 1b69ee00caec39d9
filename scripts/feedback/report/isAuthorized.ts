import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** The token in a header: after `Bearer`, or the HTTP basic password with any user name. */
function readToken(authorization: string): string | undefined {
  const [, scheme = '', value = ''] = /^(\w+) +(.*)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') {
    return value;
  }
  if (scheme.toLowerCase() !== 'basic') {
    return undefined;
  }
  const credentials = Buffer.from(value, 'base64').toString('utf8');
  const colon = credentials.indexOf(':');
  return colon === -1 ? undefined : credentials.slice(colon + 1);
}

/** Whether the header contains the token; timing doesn't reveal how much of it is correct. */
export function isAuthorized(authorization: string | undefined, token: string): boolean {
  const given = readToken(authorization ?? '');
  return given !== undefined && timingSafeEqual(hash(given), hash(token));
}
