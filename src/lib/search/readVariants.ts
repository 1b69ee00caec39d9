import { SYNONYMS } from './synonyms';

/** A query as it was typed, or in the words of the pages. */
export interface QueryVariant {
  text: string;
  /** From 0 to 1: what was typed counts most. */
  weight: number;
}

const SYNONYM_WEIGHT = 0.85;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PATTERNS = SYNONYMS.flatMap(([words, instead]) =>
  words.map((word) => ({
    pattern: new RegExp(`(?<![\\w-])${escape(word)}(?![\\w-])`, 'i'),
    instead,
  })),
);

/** The query, and for each synonym in it the query with the word that pages use. */
export function readVariants(query: string): QueryVariant[] {
  const known = PATTERNS.filter(({ pattern }) => pattern.test(query));
  const replace = (text: string, { pattern, instead }: (typeof PATTERNS)[number]) =>
    text.replace(pattern, instead);
  const texts = [...known.map((synonym) => replace(query, synonym)), known.reduce(replace, query)];
  return [
    { text: query, weight: 1 },
    ...[...new Set(texts)]
      .filter((text) => text.toLowerCase() !== query.toLowerCase())
      .map((text) => ({ text, weight: SYNONYM_WEIGHT })),
  ];
}
