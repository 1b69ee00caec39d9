import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { hashFiles } from './hashFiles';

export interface TypefaceSubset {
  /** Its path in `@fontsource-variable/`. */
  file: string;
  /** The weights to keep: a single one, or a range. */
  weight: number | { min: number; max: number };
  format: 'truetype' | 'woff2';
}

/** Every character of Fontsource's Latin sets; characters that they lack are ignored. */
const CHARACTERS = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');

/** The file (absolute) in a Fontsource package. */
export function getTypefaceFile(file: string): string {
  return require.resolve(`@fontsource-variable/${file}`);
}

/**
 * Keeps only the used weights of a variable typeface, because two fifths of a file are for weights
 * that no text has. This takes a second, so the result is cached in a folder under a name that
 * changes with the original. Returns the file (absolute).
 */
export async function subsetTypeface(
  { file, weight, format }: TypefaceSubset,
  cacheDir: string,
): Promise<string> {
  const source = getTypefaceFile(file);
  const hash = hashFiles([{ file: source }, JSON.stringify(weight)]).slice(0, 16);
  const extension = format === 'truetype' ? 'ttf' : format;
  const target = path.join(cacheDir, `${path.parse(file).name}.${hash}.${extension}`);
  if (!existsSync(target)) {
    const options = { targetFormat: format, variationAxes: { wght: weight } };
    const subset = await subsetFont(readFileSync(source), CHARACTERS, options);
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(target, subset);
  }
  return target;
}
