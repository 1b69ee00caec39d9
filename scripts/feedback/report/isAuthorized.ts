import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** The token in a header: after `Bearer`, or the password of HTTP basic, whatever the user's name. */
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

/** Whether the header holds the token; how long that takes does not tell how much of it is right. */
export function isAuthorized(authorization: string | undefined, token: string): boolean {
  const given = readToken(authorization ?? '');
  return given !== undefined && timingSafeEqual(hash(given), hash(token));
}
