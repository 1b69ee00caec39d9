import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { hashFiles } from './hashFiles';

export interface TypefaceSubset {
  /** As Fontsource names it below `@fontsource-variable/`. */
  file: string;
  /** What is kept of the axis of weights: one, or all from the first to the second. */
  weight: number | { min: number; max: number };
  format: 'truetype' | 'woff2';
}

/** Every character of Fontsource's latin sets; what they lack is left out by itself. */
const CHARACTERS = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');

/** The file (absolute) that a package of Fontsource holds. */
export function getTypefaceFile(file: string): string {
  return require.resolve(`@fontsource-variable/${file}`);
}

/**
 * Keeps of a variable typeface the weights that are drawn, which takes a second: two fifths of a
 * file draw weights that no text has. Made once, and kept in a folder under a name that changes with
 * the original. Returns the file (absolute).
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
