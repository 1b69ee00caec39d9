import type { Diagnostic } from '../../src/lib/diagnostic';

/**
 * The lines of a text that speak of a version of the libraries, or mark something as new: what a
 * writer has to read again after a cut.
 */
export function findMentions(file: string, text: string, libraryVersion: string): Diagnostic[] {
  return text.split('\n').flatMap((content, index) => {
    const found = [libraryVersion, 'newFeature'].find((word) => content.includes(word));
    return found === undefined ? [] : [{ file, line: index + 1, message: content.trim() }];
  });
}
