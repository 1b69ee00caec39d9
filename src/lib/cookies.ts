/** One year, in seconds: choices outlast the time between two visits. */
export const COOKIE_MAX_AGE = 31536000;

/** The value of a cookie in a `document.cookie` text, or undefined. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** The text to assign to `document.cookie` so that the value lasts a year on the whole site. */
export function formatCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)};path=/;max-age=${COOKIE_MAX_AGE}`;
}

/** The text to assign to `document.cookie` so that the value is forgotten. */
export function removeCookie(name: string): string {
  return `${name}=;path=/;max-age=0`;
}
