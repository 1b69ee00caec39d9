/**
 * A number that an option was given, at least 1.
 *
 * @throws when it is none
 */
export function parseCount(text: string, option: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--${option} ${text} is no number. Say how many, as in --${option} 20.`);
  }
  return count;
}
