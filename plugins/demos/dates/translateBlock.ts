import { WRITTEN_LIBRARY, type OtherLibrary } from './dialects';
import { translateDates } from './translateDates';

const SCRIPTS = ['tsx', 'ts', 'jsx', 'js'];

const DATES = new RegExp(`\\b(${WRITTEN_LIBRARY}|AdapterDayjs)\\b`);

/**
 * A code block of a page in each of the given libraries; undefined if it has no dates, or uses
 * features that only its own library has.
 */
export function translateBlock(
  language: string,
  code: string,
  libraries: readonly OtherLibrary[],
): Map<OtherLibrary, string> | undefined {
  if (!SCRIPTS.includes(language) || !DATES.test(code) || libraries.length === 0) {
    return undefined;
  }
  const blocks = new Map<OtherLibrary, string>();
  for (const library of libraries) {
    const text = translateDates(code, `block.${language}`, library);
    if (text === undefined) {
      return undefined;
    }
    blocks.set(library, text);
  }
  return blocks;
}
