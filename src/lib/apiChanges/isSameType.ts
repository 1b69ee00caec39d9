import { OPEN } from './normaliseType';

/** Whether text matches a pattern in which `OPEN` stands for anything, or nothing. */
function fits(text: string, pattern: string): boolean {
  const [start, ...rest] = pattern.split(OPEN);
  const end = rest.pop();
  if (end === undefined) {
    return text === pattern;
  }
  if (!text.startsWith(start!) || !text.endsWith(end)) {
    return false;
  }
  let position = start!.length;
  for (const part of rest) {
    const found = text.indexOf(part, position);
    if (found === -1) {
      return false;
    }
    position = found + part.length;
  }
  return position <= text.length - end.length;
}

/** Whether two normalized types may be the same, as far as both are specified. */
export function isSameType(a: string, b: string): boolean {
  return fits(a, b) || fits(b, a);
}
