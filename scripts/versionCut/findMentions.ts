import type { Diagnostic } from '../../src/lib/diagnostic';

function createPattern(word: string): RegExp {
  // A number is no part of a longer one: 8.7.0 does not stand in 18.7.0 or 8.7.01.
  return new RegExp(`(?<![\\d.])${word.replaceAll('.', '\\.')}(?!\\d)`);
}

/**
 * The lines of a text that hold one of the words, such as the number of a release: what a writer
 * has to read again.
 */
export function findMentions(file: string, text: string, words: readonly string[]): Diagnostic[] {
  const patterns = words.map(createPattern);
  return text
    .split('\n')
    .flatMap((content, index) =>
      patterns.some((pattern) => pattern.test(content))
        ? [{ file, line: index + 1, message: content.trim() }]
        : [],
    );
}
