import { PASSAGE_END } from '../contracts/search';
import { splitWords, stem } from './tokenize';

/** The maximum number of characters in an excerpt. */
const LENGTH = 160;

function listStems(terms: readonly string[]): Set<string> {
  return new Set(terms.flatMap((term) => splitWords(term)).map(stem));
}

/** The words in a text that match a query, as written there. */
export function findMatches(text: string, terms: readonly string[]): string[] {
  const stems = listStems(terms);
  const typed = terms.map((term) => term.toLowerCase());
  const words = text.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  return [
    ...new Set(
      words.filter((word) => {
        const lower = word.toLowerCase();
        return (
          typed.some((term) => term.length > 1 && lower.startsWith(term)) ||
          splitWords(word).some((part) => stems.has(stem(part)))
        );
      }),
    ),
  ];
}

/** The first passage with most of a query's words. */
function choosePassage(text: string, terms: readonly string[]): string {
  const passages = text.split(PASSAGE_END).filter(Boolean);
  const counts = passages.map(
    (passage) => terms.filter((term) => findMatches(passage, [term]).length > 0).length,
  );
  return passages[counts.indexOf(Math.max(...counts))] ?? '';
}

/** The part of a text with most of a query's words, cut at spaces, from one passage. */
export function cutExcerpt(whole: string, terms: readonly string[]): string {
  const text = choosePassage(whole, terms);
  if (text.length <= LENGTH) {
    return text;
  }
  const found = new Set(findMatches(text, terms));
  const words = text.split(' ');
  const isFound = words.map((word) =>
    (word.match(/[\p{L}\p{N}_$]+/gu) ?? []).some((part) => found.has(part)),
  );
  let best = { from: 0, to: 0, count: -1 };
  let to = 0;
  let length = 0;
  let count = 0;
  // A window over the words, as wide as an excerpt.
  for (let from = 0; from < words.length; from += 1) {
    while (to < words.length && length + words[to]!.length + 1 <= LENGTH) {
      length += words[to]!.length + 1;
      count += Number(isFound[to]);
      to += 1;
    }
    if (count > best.count) {
      best = { from, to, count };
    }
    length -= words[from]!.length + 1;
    count -= Number(isFound[from]);
  }
  const part = words.slice(best.from, best.to).join(' ');
  return `${best.from > 0 ? '… ' : ''}${part}${best.to < words.length ? ' …' : ''}`;
}
