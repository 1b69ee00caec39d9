/** A discouraged wording. */
export interface Wording {
  /** Matched anywhere in prose, ignoring case; use `\b` for whole words. */
  pattern: RegExp;
  /** What an engineer would write, completing "Write …". */
  instead: string;
}

/**
 * Translated phrases and long words. Add one if a review finds it twice. What a dictionary knows
 * (spelling, British words) is checked by cspell, whose word list is `words.txt`.
 */
export const WORDINGS: readonly Wording[] = [
  { pattern: /\btells? about itself\b/, instead: 'what it says: "describes", "reports"' },
  { pattern: /\bhears? (of|about) (it|this|that|them)\b/, instead: '"is notified", "learns"' },
  { pattern: /\b(is|are|gets?) passed by\b/, instead: '"is skipped"' },
  { pattern: /\bno hindrance\b/, instead: '"does not prevent"' },
  { pattern: /\ba date to look at\b/, instead: '"the visible date"' },
  { pattern: /\bstays? with one of the two\b/, instead: '"use one of the two"' },
  { pattern: /\bbeside (this|that|these|those|which),/, instead: '"besides", "in addition"' },
  { pattern: /\b(allows?|enables?|permits?) to \w+/, instead: '"lets you …"' },
  { pattern: /\bin order to\b/, instead: '"to"' },
  { pattern: /\bthe possibility to\b/, instead: '"you can …"' },
  { pattern: /\butiliz(e|es|ing|ation)\b/, instead: '"use"' },
  { pattern: /\bleverag(e|es|ing)\b/, instead: '"use"' },
  { pattern: /\be\.\s?g\./, instead: '"for example"' },
  { pattern: /\bi\.\s?e\./, instead: '"that is"' },
  { pattern: /\b(simply|easily|obviously|of course)\b/, instead: 'the sentence without it' },
  { pattern: /\b(white|black)list/, instead: '"allow list", "block list"' },
  { pattern: /\b(informations|advices|softwares)\b/, instead: 'the singular' },
  {
    pattern: /\b(depends of|consists in|different to|same like)\b/,
    instead: '"depends on", "consists of", "different from", "same as"',
  },
  { pattern: /\bin the most cases\b/, instead: '"in most cases"' },
  { pattern: /\bwhat concerns\b/, instead: '"as for", "regarding"' },
];
