/** Part of a text, and whether it was found. */
export interface TextPart {
  text: string;
  isFound: boolean;
}

/** Signs that mean something in a regular expression. */
const SIGNS = /[.*+?^${}()|[\]\\]/g;

/**
 * A text in parts, those apart that were found. The longest match wins where several begin at one
 * place; case is that of the text. Joined, the parts are the text.
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
