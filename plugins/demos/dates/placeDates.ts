import path from 'node:path';
import ts from 'typescript';
import type { OtherLibrary } from './dialects';
import { translateDates } from './translateDates';

interface DatedFile {
  /** Absolute path. */
  file: string;
  library: OtherLibrary;
}

/** A file's code in another date library, which its imports request too. */
export function placeDates(code: string, { file, library }: DatedFile): string {
  const translated = translateDates(code, path.basename(file), library);
  if (translated === undefined) {
    throw new Error(`${file} can't be written with ${library}.`);
  }
  return ts
    .preProcessFile(translated, true, true)
    .importedFiles.filter(({ fileName }) => /^\.(?!.*\.css$)/.test(fileName))
    .toSorted((a, b) => b.pos - a.pos)
    .reduce((text, { fileName, pos }) => {
      const end = text.indexOf(fileName, pos) + fileName.length;
      return `${text.slice(0, end)}?dates=${library}${text.slice(end)}`;
    }, translated);
}
