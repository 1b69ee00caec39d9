/**
 * The value of a numeric option, at least 1.
 *
 * @throws if it isn't a positive integer
 */
export function parseCount(text: string, option: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`Invalid --${option} ${text}. Use a positive integer, as in --${option} 20.`);
  }
  return count;
}
