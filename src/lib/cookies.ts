/** One year, in seconds, so that choices outlast the time between two visits. */
export const COOKIE_MAX_AGE = 31536000;

/** The value of a cookie in the text of `document.cookie`, or undefined. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** The text to assign to `document.cookie` to store a value for one year on the whole site. */
export function formatCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)};path=/;max-age=${COOKIE_MAX_AGE}`;
}

/** The text to assign to `document.cookie` to remove a value. */
export function removeCookie(name: string): string {
  return `${name}=;path=/;max-age=0`;
}
