import { splitMatches } from './splitMatches';

/** Text with its matches marked. */
export function Marked({ text, matches }: { text: string; matches: readonly string[] }) {
  return splitMatches(text, matches).map((part, index) =>
    // Parts have no identity other than their position.
    part.isFound ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
