import { readHttpsUrl } from './readHttpsUrl';

/** More than any campaign asks for. */
const MAX_PIXELS = 10;

/**
 * The addresses that count a view: one list, split at `||`, whose `[timestamp]` is filled in with
 * that of the ad. What is not https is left out.
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
