/** A part of a text, and whether it's a match. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Special characters in a regular expression. */
const SIGNS = /[.*+?^${}()|[\]\\]/g;

/**
 * Splits a text into matches and the rest. The longest match wins if several start at the same
 * position; case is preserved. The parts add up to the text.
 */
export function splitMatches(text: string, matches: readonly string[]): TextPart[] {
  const words = matches
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(SIGNS, '\\$&'));
  if (words.length === 0) {
    return [{ text, isFound: false }];
  }
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
