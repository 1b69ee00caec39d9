import { splitMatches } from './splitMatches';

/** A text with what was found in it marked. */
export function Marked({ text, matches }: { text: string; matches: readonly string[] }) {
  return splitMatches(text, matches).map((part, index) =>
    // Parts have no identity but their place.
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
