import { SYNONYMS } from './synonyms';
import { readTerms } from './tokenize';

/** A query as typed, or with the words used on pages. */
export interface QueryVariant {
  text: string;
  /** From 0 to 1: what was typed counts most. */
  weight: number;
  /** How much a term counts: the terms of a synonym count as much as the words they replace. */
  share: (term: string) => number;
}

const SYNONYM_WEIGHT = 0.7;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PATTERNS = SYNONYMS.flatMap(([words, instead]) =>
  words.map((word) => ({
    pattern: new RegExp(`(?<![\\w-])${escape(word)}(?![\\w-])`, 'i'),
    instead,
  })),
);

/** `server` → `server-side data`: two terms that count as one. */
function createShare(query: string, text: string): QueryVariant['share'] {
  const [typed, terms] = [query, text].map((one) => readTerms(one.toLowerCase()));
  const added = terms!.filter((term) => !typed!.includes(term)).length;
  const dropped = typed!.filter((term) => !terms!.includes(term)).length;
  const share = Math.min(1, Math.max(1, dropped) / added);
  return (term) => (typed!.includes(term.toLowerCase()) ? 1 : share);
}

/** The query and, for each synonym in it, the query with the word used on pages. */
export function readVariants(query: string): QueryVariant[] {
  const known = PATTERNS.filter(({ pattern }) => pattern.test(query));
  const replace = (text: string, { pattern, instead }: (typeof PATTERNS)[number]) =>
    text.replace(pattern, instead);
  const texts = [...known.map((synonym) => replace(query, synonym)), known.reduce(replace, query)];
  return [
    { text: query, weight: 1, share: () => 1 },
    ...[...new Set(texts)]
      .filter((text) => text.toLowerCase() !== query.toLowerCase())
      .map((text) => ({ text, weight: SYNONYM_WEIGHT, share: createShare(query, text) })),
  ];
}
