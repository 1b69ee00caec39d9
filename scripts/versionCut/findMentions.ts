import type { Diagnostic } from '../../src/lib/diagnostic';

function createPattern(word: string): RegExp {
  // Whole version numbers only: 18.7.0 and 8.7.01 don't contain 8.7.0.
  return new RegExp(`(?<![\\d.])${word.replaceAll('.', '\\.')}(?!\\d)`);
}

/**
 * The lines of a text that contain one of the words, such as a version number, for a writer to
 * review.
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
