import { readHttpsUrl } from './readHttpsUrl';

/** More than any campaign needs. */
const MAX_PIXELS = 10;

/**
 * The URLs that count a view: one list, separated by `||`, with the ad's timestamp in place of
 * `[timestamp]`. URLs that aren't https are left out.
 */
export function listPixels(pixel: string, timestamp: string): string[] {
  const urls = pixel
    .split('||')
    .map((part) =>
      readHttpsUrl(part.replaceAll('[timestamp]', () => encodeURIComponent(timestamp))),
    )
    .filter((url) => url !== undefined);
  return [...new Set(urls)].slice(0, MAX_PIXELS);
}
